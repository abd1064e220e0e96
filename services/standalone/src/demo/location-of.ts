import type { Place } from './place.ts'

/** A location as staff write it: `Sun Valley, Parañaque City, Metro Manila`. */
export function locationOf(place: Place, barangay: string): string {
  return `${barangay}, ${place.city}, ${place.province}`
}
