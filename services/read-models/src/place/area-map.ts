import { AREA_MAP_WIDTH } from '@tahanan/contracts/place/area-offer.ts'
import type { Area } from '@tahanan/places/area.ts'
import { partsOf } from '@tahanan/places/areas-near.ts'
import { boundaryOf } from '@tahanan/places/boundaries.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'

/** The parts of an area as paths of an SVG. */
export interface AreaMap {
  readonly height: number
  /** By code. */
  readonly shapes: ReadonlyMap<string, string>
}

type Ring = readonly (readonly number[])[]

/** Islets of fewer units of the map than this are left out, unless an area has no other. */
const LEAST_UNITS = 12

const maps = new Map<Area | undefined, AreaMap | undefined>()

/** Made once for each area: boundaries never change. Undefined where the parts have none. */
export function areaMap(area: Area | undefined): AreaMap | undefined {
  if (!maps.has(area)) maps.set(area, makeMap(partsOf(openGazetteer(), area)))
  return maps.get(area)
}

function makeMap(parts: readonly Area[]): AreaMap | undefined {
  const boundaries = parts.flatMap((part): (readonly [string, readonly Ring[]])[] => {
    const shape = boundaryOf(part)
    return shape === undefined ? [] : [[part.code, shape.coordinates.flat()]]
  })
  const points = boundaries.flatMap(([, rings]) => rings.flat())
  if (points.length === 0) return undefined
  const of = (at: 0 | 1) => points.map((point) => point[at] ?? 0)
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity)
  const [west, east, south, north] = [least(of(0)), most(of(0)), least(of(1)), most(of(1))]
  // Near enough to the equator: a degree of longitude is as long as its latitude makes it in the middle.
  const unitsPerDegree = AREA_MAP_WIDTH / (east - west)
  const stretch = unitsPerDegree / Math.cos((((south + north) / 2) * Math.PI) / 180)
  const place = ([longitude = 0, latitude = 0]: readonly number[]) =>
    [Math.round((longitude - west) * unitsPerDegree), Math.round((north - latitude) * stretch)] as const
  return {
    height: Math.round((north - south) * stretch),
    shapes: new Map(boundaries.map(([code, rings]) => [code, pathOf(rings.map((ring) => ring.map(place)))])),
  }
}

type Placed = readonly (readonly [x: number, y: number])[]

function pathOf(rings: readonly Placed[]): string {
  const sizes = rings.map(units)
  const largest = Math.max(...sizes)
  return rings
    .filter((_, at) => (sizes[at] ?? 0) >= Math.min(LEAST_UNITS, largest))
    .map(ringPath)
    .join('')
}

/** What moves by less is left out: nobody sees it, and a coast has many points. */
const LEAST_STEP = 3

/** `M3 4l1-2 5 0z` */
function ringPath([start = [0, 0], ...rest]: Placed): string {
  let [x, y] = start
  let path = `M${x} ${y}l`
  for (const [nextX, nextY] of rest) {
    if (Math.max(Math.abs(nextX - x), Math.abs(nextY - y)) < LEAST_STEP) continue
    path += `${nextX - x < 0 ? '' : ' '}${nextX - x}${nextY - y < 0 ? '' : ' '}${nextY - y}`
    x = nextX
    y = nextY
  }
  return `${path}z`
}

/** The area of a ring (shoelace formula). */
function units(ring: Placed): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
