import type { PublicPlace } from '@tahanan/contracts/place/public-place.ts'
import type { Feature } from 'geojson'
import { useEffect } from 'react'
import { m } from '../message/messages.ts'
import { around } from './around.ts'
import { color } from './base-style.ts'
import { useMap } from './use-map.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

interface PlaceMapProps {
  readonly place: PublicPlace
  readonly name: string
}

/** Enough around a pin to know the place by. */
const LEAST_RADIUS_M = 900
const CORNERS = 64

/** A small map with the pin, or with a circle as large as the place is uncertain. It does not take the wheel of the page. */
export function PlaceMap({ place, name }: PlaceMapProps) {
  const { west, south, east, north } = around(place, Math.max(place.radius_m, LEAST_RADIUS_M) * 1.4)
  const { box, map, trouble } = useMap({ bounds: [west, south, east, north], interactive: false })
  useEffect(() => {
    if (map === undefined) return
    const brand = color('brand')
    map.addSource('place', {
      type: 'geojson',
      tolerance: 0,
      data: place.radius_m === 0 ? pinAt(place) : circleAround(place),
    })
    if (place.radius_m === 0) {
      const paint = { 'circle-radius': 9, 'circle-color': brand, 'circle-stroke-color': color('surface') }
      map.addLayer({ id: 'pin', type: 'circle', source: 'place', paint: { ...paint, 'circle-stroke-width': 3 } })
    } else {
      map.addLayer({
        id: 'circle',
        type: 'fill',
        source: 'place',
        paint: { 'fill-color': brand, 'fill-opacity': 0.18 },
      })
      map.addLayer({
        id: 'edge',
        type: 'line',
        source: 'place',
        paint: { 'line-color': brand, 'line-width': 2 },
      })
    }
  }, [map, place])
  if (trouble === 'impossible') return <p className="p-4 text-ink-soft">{m.map.placeImpossible()}</p>
  return (
    <>
      <div ref={box} role="region" aria-label={m.map.placeLabel({ name })} className="absolute inset-0" />
      <ZoomButtons map={map} />
      {trouble === 'streets away' && (
        <p role="status" className="absolute left-3 top-3 rounded bg-surface/90 px-3 py-1 text-sm text-ink-soft">
          {m.map.streetsAway()}
        </p>
      )}
    </>
  )
}

function pinAt({ latitude, longitude }: PublicPlace): Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [longitude, latitude] } }
}

function circleAround(place: PublicPlace): Feature {
  const { east, north } = around(place, place.radius_m)
  const ring = Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = ((at % CORNERS) / CORNERS) * 2 * Math.PI
    return [
      place.longitude + Math.cos(angle) * (east - place.longitude),
      place.latitude + Math.sin(angle) * (north - place.latitude),
    ]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}
