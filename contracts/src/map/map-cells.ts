import type { BoundingBox } from '../search/listing-filters.ts'

/** The closest that a map comes: about 40 cm of street to a pixel. */
export const MAX_MAP_ZOOM = 18

/** Cells along each side of a box at most, so that an answer stays below 60 kB. */
export const MAX_MAP_CELLS = 21

/** Degrees along each side of a cell: 64 pixels at this zoom, up to 128 before the next one (512 pixels hold a tile). */
export function cellDegrees(zoom: number): number {
  return 45 / 2 ** zoom
}

/** The greatest zoom, to the given one, at which a box has no more cells than are answered; undefined where none is. */
export function zoomOfBox({ west, south, east, north }: BoundingBox, zoom: number): number | undefined {
  const size = cellDegrees(zoom)
  const count = (from: number, to: number) => Math.floor(to / size) - Math.floor(from / size) + 1
  if (Math.max(count(west, east), count(south, north)) <= MAX_MAP_CELLS) return zoom
  return zoom === 0 ? undefined : zoomOfBox({ west, south, east, north }, zoom - 1)
}
