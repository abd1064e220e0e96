import type { ListingMap, MapPin } from '@tahanan/contracts/map/listing-map.ts'
import { priceText, shortPesos } from '@tahanan/contracts/money/price-text.ts'
import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl'
import { shownPrice } from '../listing/listing-texts.ts'
import { LOCALE } from '../message/language.ts'
import { m } from '../message/messages.ts'
import { color, FONT } from './base-style.ts'

const COUNT = new Intl.NumberFormat(LOCALE, { notation: 'compact' })

const NONE: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** What somebody may press. */
export const PRESSED_LAYERS = ['pins', 'cells']

/** Cells as circles with how many offers they hold, pins as prices, and above them the pin that is lit. */
export function addOfferLayers(map: MapLibreMap): void {
  const [brand, surface, accent] = [color('brand'), color('surface'), color('accent')]
  addPill(map, 'pill', brand, brand)
  addPill(map, 'pill-area', surface, brand)
  addPill(map, 'pill-lit', accent, surface)
  map.addSource('offers', { type: 'geojson', data: NONE })
  map.addSource('lit', { type: 'geojson', data: NONE })
  map.addLayer({
    id: 'cells',
    type: 'circle',
    source: 'offers',
    filter: ['has', 'count'],
    paint: {
      'circle-radius': ['step', ['get', 'count'], 16, 10, 19, 100, 23, 1_000, 27],
      'circle-color': brand,
      'circle-stroke-color': color('brand-soft'),
      'circle-stroke-width': 4,
      'circle-stroke-opacity': 0.7,
    },
  })
  map.addLayer({
    id: 'counts',
    type: 'symbol',
    source: 'offers',
    filter: ['has', 'count'],
    layout: { 'text-field': ['get', 'text'], 'text-font': FONT, 'text-size': 13, 'text-allow-overlap': true },
    paint: { 'text-color': color('on-brand') },
  })
  map.addLayer({
    id: 'lowest-prices',
    type: 'symbol',
    source: 'offers',
    filter: ['has', 'count'],
    layout: {
      'text-field': ['get', 'from'],
      'text-font': FONT,
      'text-size': 12,
      'text-offset': [0, 2.9],
    },
    paint: { 'text-color': color('ink'), 'text-halo-color': surface, 'text-halo-width': 2 },
  })
  map.addLayer({
    id: 'pins',
    type: 'symbol',
    source: 'offers',
    filter: ['has', 'id'],
    layout: { ...PRICE, 'icon-image': ['case', ['get', 'isArea'], 'pill-area', 'pill'] },
    paint: { 'text-color': ['case', ['get', 'isArea'], color('ink'), color('on-brand')] },
  })
  map.addLayer({
    id: 'lit',
    type: 'symbol',
    source: 'lit',
    layout: { ...PRICE, 'icon-image': 'pill-lit' },
    paint: { 'text-color': surface },
  })
}

const PRICE = {
  'text-field': ['get', 'text'],
  'text-font': FONT,
  'text-size': 13,
  'text-allow-overlap': true,
  'icon-allow-overlap': true,
  'icon-text-fit': 'both',
  'icon-text-fit-padding': [3, 8, 3, 8],
} satisfies SymbolLayerSpecification['layout']

/** A rounded box that is stretched to what stands in it, drawn twice as large for dense screens. */
function addPill(map: MapLibreMap, name: string, fill: string, edge: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.beginPath()
  pen.roundRect(2, 2, 60, 44, 22)
  pen.fillStyle = fill
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = edge
  pen.stroke()
  map.addImage(name, pen.getImageData(0, 0, 64, 48), {
    pixelRatio: 2,
    stretchX: [[24, 40]],
    stretchY: [[23, 25]],
    content: [8, 6, 56, 42],
  })
}

/** Shows these offers in place of those before. */
export function showOffers(map: MapLibreMap, { cells, pins }: Pick<ListingMap, 'cells' | 'pins'>): void {
  setData(map, 'offers', [
    ...cells.map(({ count, price, bounds, ...point }) => {
      const from = price === null ? '' : `${shortPesos(price * 100)}+`
      return feature(point, { count, bounds: bounds.join(), text: COUNT.format(count), from })
    }),
    ...pins.map(pinFeature),
  ])
}

export function lightPin(map: MapLibreMap, pin: MapPin | undefined): void {
  setData(map, 'lit', pin === undefined ? [] : [pinFeature(pin)])
}

function pinFeature({ id, price, status, precision, ...point }: MapPin): Feature {
  const centavos = price === null ? null : price * 100
  const text = priceText(
    { minPriceCentavos: centavos, maxPriceCentavos: null, perMonth: status === 'For Rent' },
    'short',
  )
  const isArea = precision !== 'exact' && precision !== 'near'
  return feature(point, { id, text: price === null ? m.map.onRequest() : shownPrice(text), isArea })
}

function feature(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  properties: Record<string, string | number | boolean>,
): Feature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties }
}

function setData(map: MapLibreMap, source: string, features: Feature[]): void {
  const found = map.getSource<GeoJSONSource>(source)
  void found?.setData({ type: 'FeatureCollection', features })
}
