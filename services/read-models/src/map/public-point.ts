import type { Place, Point } from '@tahanan/contracts/place/place.ts'
import type { PublicPlace } from '@tahanan/contracts/place/public-place.ts'
import { type Area, pointOfArea, trailOf } from '@tahanan/places/area.ts'

const METRES_PER_DEGREE = 111_000

/** A thousandth of a degree. */
const ROUNDED_M = 100

/**
 * Where something is, as the public may know it (decision 132): a pin within about 100 m unless staff show it exactly,
 * else the point of the smallest area known with a circle about as large as that. Null where not even a region is known.
 */
export function publicPoint(place: Place, area: Area | undefined, showsExact: boolean): PublicPlace | null {
  const { point, pointPrecision } = place
  if (point !== null && pointPrecision === 'exact') {
    return showsExact
      ? { ...point, precision: 'exact', radius_m: 0 }
      : { ...rounded(point), precision: 'near', radius_m: ROUNDED_M }
  }
  const ofArea = area && pointOfArea(area)
  const shown = point ?? ofArea?.point
  const precision = (point === null ? undefined : pointPrecision) ?? ofArea?.precision
  if (shown === undefined || precision === undefined) return null
  const around = area && trailOf(area).find(({ level }) => level === precision)
  return {
    latitude: shown.latitude,
    longitude: shown.longitude,
    precision,
    radius_m: around ? radiusM(around) : ROUNDED_M,
  }
}

function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1_000) / 1_000, longitude: Math.round(longitude * 1_000) / 1_000 }
}

/** Half of the mean of an area's sides. */
function radiusM({ bounds }: Area): number {
  if (bounds === undefined) return ROUNDED_M
  const { west, south, east, north } = bounds
  return Math.round(((east - west + north - south) / 4) * METRES_PER_DEGREE)
}
