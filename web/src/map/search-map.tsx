import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { cellDegrees, MAX_MAP_ZOOM, zoomOfBox } from '@tahanan/contracts/map/map-cells.ts'
import { mapPublicEndpoints } from '@tahanan/contracts/map/map.public-endpoints.ts'
import type { BoundingBox } from '@tahanan/contracts/search/listing-filters.ts'
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ListingCard } from '../listing/listing-card.tsx'
import { m } from '../message/messages.ts'
import { type SearchAddress, searchHref } from '../search/search-href.ts'
import { asFound, withoutPlace } from './as-found.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { addOfferLayers, lightPin, PRESSED_LAYERS, showOffers } from './offer-layers.ts'
import { useMap } from './use-map.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

interface SearchMapProps {
  readonly query: SearchAddress
  readonly first: ListingList | undefined
}

/** Offers so close together cannot be told apart: about 20 m. */
const ONE_POINT_DEGREES = 0.0002
const PADDING_PX = 56
/** A few offers at one place are shown with what is around them. */
const NEAR_ZOOM = 13

/**
 * What a search finds, on a map beside the list. It begins where the first offers of the list are, or with the part of
 * the address; who moves it sees what else there is, and may search there.
 */
export function SearchMap({ query, first }: SearchMapProps) {
  const { box, map, trouble } = useMap()
  const view = useView(map)
  const [isMoved, setMoved] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const lit = useLitCard()
  const navigate = useNavigate()
  const asked = (isMoved ? withoutPlace : asFound)(query, first)
  const { data, problem } = useEndpoint(mapPublicEndpoints.show, view === undefined ? null : cellsInput(asked, view))
  const ids = first?.results.map(({ id }) => id) ?? []
  const { data: listed } = useEndpoint(
    mapPublicEndpoints.show,
    ids.length === 0 ? null : { query: { ids: ids.join() } },
  )
  const known = [...(listed?.pins ?? []), ...(data?.pins ?? [])]
  const isKnown = known.some(({ id }) => id === lit)
  const { data: other } = useEndpoint(
    mapPublicEndpoints.show,
    lit === undefined || isKnown ? null : { query: { ids: String(lit) } },
  )
  const pin = [...known, ...(other?.pins ?? [])].find(({ id }) => id === (lit ?? chosen))

  useStart(map, query, first && (ids.length === 0 ? [] : listed?.pins), () => setMoved(false))
  useEffect(() => {
    if (map !== undefined && data !== undefined) showOffers(map, data)
  }, [map, data])
  useEffect(() => {
    if (map !== undefined) lightPin(map, pin)
  }, [map, pin])

  const searchIn = (part: BoundingBox) => {
    const { filters, ...rest } = withoutPlace(query, first)
    void navigate(searchHref({ ...rest, page: 1, filters: { ...filters, bbox: roundedBox(part) } }))
  }
  const press = useEffectEvent(({ point, target }: MapMouseEvent) => {
    const [found] = target.queryRenderedFeatures(point, { layers: PRESSED_LAYERS })
    const { id, bounds } = found?.properties ?? {}
    setChosen(typeof id === 'number' ? id : undefined)
    if (typeof bounds !== 'string') return
    const [west = 0, south = 0, east = 0, north = 0] = bounds.split(',').map(Number)
    if (Math.max(east - west, north - south) < ONE_POINT_DEGREES || target.getZoom() >= MAX_MAP_ZOOM) {
      searchIn({
        west: west - ONE_POINT_DEGREES,
        south: south - ONE_POINT_DEGREES,
        east: east + ONE_POINT_DEGREES,
        north: north + ONE_POINT_DEGREES,
      })
    } else {
      setMoved(true)
      target.fitBounds([west, south, east, north], { padding: PADDING_PX, maxZoom: MAX_MAP_ZOOM })
    }
  })
  useEffect(() => {
    if (map === undefined) return undefined
    addOfferLayers(map)
    map.on('click', (event) => press(event))
    map.on('movestart', ({ originalEvent }) => originalEvent && setMoved(true))
    // A turn of the wheel moves the map a little later, and says no more what it was.
    map.on('wheel', () => setMoved(true))
    for (const layer of PRESSED_LAYERS) {
      map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'))
      map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''))
    }
    return undefined
  }, [map])

  if (trouble === 'impossible') return <p role="status">{m.map.impossible()}</p>
  return (
    <>
      <div ref={box} role="region" aria-label={m.map.label()} className="absolute inset-0" />
      <ZoomButtons map={map} onZoom={() => setMoved(true)} />
      <div className="pointer-events-none absolute inset-x-16 top-3 flex flex-col items-center gap-2">
        {isMoved && view !== undefined && (
          <Button size="small" icon="search" className="pointer-events-auto" onClick={() => searchIn(view.box)}>
            {m.map.searchHere()}
          </Button>
        )}
        <p role="status" className="rounded-full bg-surface/90 px-3 py-1 text-sm text-ink-soft empty:hidden">
          {problem === undefined ? data && m.map.count({ count: data.count }) : m.map.away()}
        </p>
        {trouble === 'streets away' && (
          <p role="status" className="rounded bg-surface/90 px-3 py-1 text-sm text-ink-soft">
            {m.map.streetsAway()}
          </p>
        )}
      </div>
      {chosen !== undefined && <ChosenCard id={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** The card of a pin that was pressed. */
function ChosenCard({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { data } = useEndpoint(listingPublicEndpoints.search, { query: { ids: String(id) } })
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose())
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const [card] = data?.results ?? []
  if (card === undefined) return null
  return (
    <div className="absolute inset-x-3 bottom-6 mx-auto max-h-[calc(100%-5rem)] max-w-[320px] overflow-y-auto rounded-lg">
      <IconButton
        icon="close"
        label={m.map.close()}
        className="absolute left-2 top-2 z-20 bg-surface shadow-card"
        onClick={onClose}
      />
      <ListingCard card={card} />
    </div>
  )
}

interface View {
  readonly box: BoundingBox
  readonly zoom: number
}

/** What the map shows, once it stands still. */
function useView(map: MapLibreMap | undefined): View | undefined {
  const [view, setView] = useState<View>()
  useEffect(() => {
    if (map === undefined) return undefined
    const read = () => {
      const [[west, south], [east, north]] = map.getBounds().toArray()
      setView({ box: { west, south, east, north }, zoom: map.getZoom() })
    }
    map.on('moveend', read)
    return () => void map.off('moveend', read)
  }, [map])
  return view
}

/** What to ask for a view: whole cells, so that the answer serves the next views, too. */
function cellsInput(query: SearchAddress, { box, zoom }: View) {
  const fitting = zoomOfBox(box, Math.min(Math.floor(zoom), MAX_MAP_ZOOM)) ?? 0
  const size = cellDegrees(fitting)
  const snap = (degrees: number, round: (value: number) => number) => round(degrees / size) * size
  const bbox = {
    west: snap(box.west, Math.floor),
    south: snap(box.south, Math.floor),
    // Its own edge would begin another row of cells.
    east: snap(box.east, Math.ceil) - size / 1e3,
    north: snap(box.north, Math.ceil) - size / 1e3,
  }
  const params = listingSearchParams({ ...query, filters: { ...query.filters, bbox }, order: 'newest', page: 1 })
  params.set('bbox', Object.values(bbox).map(round7).join())
  params.set('zoom', String(fitting))
  return { query: Object.fromEntries(params) }
}

const round7 = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** To about 10 m: addresses are read by people, too. */
function roundedBox({ west, south, east, north }: BoundingBox): BoundingBox {
  const [w = 0, s = 0, e = 0, n = 0] = [west, south, east, north].map((degrees) => Math.round(degrees * 1e4) / 1e4)
  return { west: w, south: s, east: e, north: n }
}

/** Shows the part of the address, or where the first offers of the list are; again for every other search. */
function useStart(
  map: MapLibreMap | undefined,
  query: SearchAddress,
  pins: readonly { readonly latitude: number; readonly longitude: number }[] | undefined,
  onStart: () => void,
): void {
  const { bbox } = query.filters
  const wanted = bbox === undefined ? pins && extentOf(pins) : bbox
  const search = `${searchHref(query)} ${pins === undefined && bbox === undefined ? '' : 'known'}`
  const started = useRef<string>(undefined)
  const start = useEffectEvent((drawn: MapLibreMap, begun: string) => {
    if (started.current === begun) return
    started.current = begun
    onStart()
    // Nothing was found: the map stays where it is, and says so.
    if (wanted === undefined) return void (pins && drawn.jumpTo({}))
    const { west, south, east, north } = wanted
    const padding = bbox === undefined ? PADDING_PX : 0
    drawn.fitBounds([west, south, east, north], { padding, maxZoom: NEAR_ZOOM, animate: false })
  })
  useEffect(() => {
    if (map !== undefined) start(map, search)
  }, [map, search])
}

/** Around points; undefined around none. */
function extentOf(
  points: readonly { readonly latitude: number; readonly longitude: number }[],
): BoundingBox | undefined {
  if (points.length === 0) return undefined
  const [longitudes, latitudes] = [points.map(({ longitude }) => longitude), points.map(({ latitude }) => latitude)]
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** The listing of the card in the list that is pointed at, or has the focus. */
function useLitCard(): number | undefined {
  const [lit, setLit] = useState<number>()
  useEffect(() => {
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-listing]') : null
      setLit(card === null ? undefined : Number(card.getAttribute('data-listing')))
    }
    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [])
  return lit
}
