import { HOUSE_AND_LOT, LOT_ONLY } from '@tahanan/contracts/property/property-type.ts'
import { fill } from './fill.ts'
import type { Offering } from './offering.ts'
import { PHRASES } from './phrases.ts'
import type { Place } from './place.ts'
import type { Random } from './random.ts'

/** Two short paragraphs on a project. */
export function projectDetails(
  name: string,
  offering: Offering,
  place: Place,
  barangay: string,
  random: Random,
): string {
  const isLand = offering.propertySubtype === LOT_ONLY
  const opening = fill(random.pick(isLand ? PHRASES.projectLand : PHRASES.project), {
    name,
    barangay,
    city: place.city,
  })
  const closing =
    offering.propertySubtype === HOUSE_AND_LOT ? '<p>Model houses are open on weekends; bring the children.</p>' : ''
  return `<p>${opening} ${random.pick(PHRASES.setting[place.setting])}</p>${closing}`
}
