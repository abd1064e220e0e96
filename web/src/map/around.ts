import type { PublicPlace } from '@tahanan/contracts/place/public-place.ts'
import type { BoundingBox } from '@tahanan/contracts/search/listing-filters.ts'

const METRES_PER_DEGREE = 111_000

/** A box with this far to each side of a place. */
export function around({ latitude, longitude }: PublicPlace, metres: number): BoundingBox {
  const up = metres / METRES_PER_DEGREE
  const across = up / Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - across, south: latitude - up, east: longitude + across, north: latitude + up }
}
