import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { MultiLineString, MultiPolygon } from 'geojson'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'
import { type Area, isWithin } from './area.ts'
import { openGazetteer } from './gazetteer.ts'

const FILE = new URL('../cities.topo.json.gz', import.meta.url)

/** Cities and municipalities by the number of their code; borders that they share are there once. */
type Cities = Topology<{ cities: GeometryCollection<{ adm3_psgc: number }> }>

type City = Extract<Cities['objects']['cities']['geometries'][number], { type: 'Polygon' | 'MultiPolygon' }>

let opened: { readonly topology: Cities; readonly cities: readonly (readonly [Area, City])[] } | undefined

/**
 * The shape of an area as GeoJSON, in degrees, true to some 100 m: a city's own; of a province or region, its cities in
 * one. Undefined for barangays, and for Kalayaan, whose shape is in no source. Read at the first call, in some 50 ms.
 */
export function boundaryOf(area: Area): MultiPolygon | undefined {
  if (area.level === 'barangay') return undefined
  const { topology, cities } = openBoundaries()
  const parts = cities.filter(([city]) => isWithin(city, area)).map(([, shape]) => shape)
  return parts.length === 0 ? undefined : merge(topology, parts)
}

/** All land in one. */
export function landShape(): MultiPolygon {
  const { topology, cities } = openBoundaries()
  return merge(
    topology,
    cities.map(([, shape]) => shape),
  )
}

/** The lines between provinces, or those between the cities of each; no coast. */
export function bordersBetween(level: 'province' | 'city'): MultiLineString {
  const { topology, cities } = openBoundaries()
  const provinces = new Map<unknown, Area | undefined>(cities.map(([city, shape]) => [shape, city.parent]))
  return mesh(
    topology,
    topology.objects.cities,
    (one, other) => one !== other && (provinces.get(one) !== provinces.get(other)) === (level === 'province'),
  )
}

function openBoundaries() {
  if (opened !== undefined) return opened
  const topology = z.custom<Cities>(isTopology).parse(JSON.parse(gunzipSync(readFileSync(FILE)).toString()))
  const gazetteer = openGazetteer()
  const cities = topology.objects.cities.geometries.flatMap((shape): (readonly [Area, City])[] => {
    const { properties } = shape
    const area = properties && 'adm3_psgc' in properties && gazetteer.areaOf(String(properties.adm3_psgc))
    return area && (shape.type === 'Polygon' || shape.type === 'MultiPolygon') ? [[area, shape]] : []
  })
  opened = { topology, cities }
  return opened
}

function isTopology(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'arcs' in value && 'objects' in value
}
