import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { fill, PHRASES } from './phrases.ts'
import { nounOf } from './noun-of.ts'
import type { Offering } from './offering.ts'
import type { Place } from './places-for.ts'
import type { Random } from './random.ts'
import type { Extent, Size } from './size.ts'

interface Described {
  readonly offering: Offering
  readonly extent: Extent
  readonly size: Size
  readonly place: Place
  readonly barangay: string
  readonly terms: keyof typeof PHRASES.closing
}

/** Rich text of a listing: an opening, the neighbourhood, for homes a few extras, and how to go on. */
export function listingDetails({ offering, extent, size, place, barangay, terms }: Described, random: Random): string {
  const values = {
    noun: nounOf(offering, extent),
    barangay,
    city: place.city,
    floor: size.floorAreaSqm ? areaText(size.floorAreaSqm) : null,
    lot: size.lotAreaSqm ? areaText(size.lotAreaSqm) : null,
  }
  const openings = PHRASES.opening[offering.family].flatMap((sentence) => fill(sentence, values) ?? [])
  const isHome = offering.family === 'house' || offering.family === 'condo'
  const extras = isHome ? random.pickSome(PHRASES.homeExtra, random.int(0, 3)) : []
  return [
    `<p>${random.pick(openings)} ${random.pick(PHRASES.setting[place.setting])}</p>`,
    extras.length > 0 ? `<ul>${extras.map((extra) => `<li>${extra}</li>`).join('')}</ul>` : '',
    `<p>${random.pick(PHRASES.closing[terms])}</p>`,
  ].join('')
}
