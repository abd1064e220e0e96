import type { ShelfSource } from './shelf-source.ts'

/** What stands on some shelves is kept by this. */
export function shelvesKey(shelves: readonly ShelfSource[]): string {
  return shelves.map(keyOf).join(' ')
}

function keyOf({ shelf, between }: ShelfSource): string {
  return between === undefined ? `#${shelf}` : `#${shelf}:${between.fromCentavos}-${between.belowCentavos}`
}
