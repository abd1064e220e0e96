import { FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { commaList } from './comma-list.ts'
import { NAMES } from './names.ts'
import { nounOf } from './noun-of.ts'
import type { Family, Offering } from './offering.ts'
import type { Place } from './place.ts'
import type { Random } from './random.ts'
import { sentenceCase } from './sentence-case.ts'
import type { Extent } from './size.ts'

/** What is empty leaves a name without one. */
const HOME_MANNERS = commaList(
  `newly renovated, fully furnished, semi-furnished, brand-new, well-kept, spacious, cosy, corner, two-storey,
   modern, sunny, quiet, family-sized, ready-to-move-in,`,
)
const LOT_MANNERS = ['titled', 'corner', 'flat', 'fenced', 'overlooking', 'inner', 'roadside', '']
const WORK_MANNERS = ['newly built', 'income-earning', 'well-kept', 'roadside', 'tenanted', '']

const MANNERS: Readonly<Record<Family, readonly string[]>> = {
  house: HOME_MANNERS,
  condo: HOME_MANNERS.filter((manner) => manner !== 'two-storey' && manner !== 'family-sized'),
  lot: LOT_MANNERS,
  shopLot: LOT_MANNERS,
  building: WORK_MANNERS,
  hotel: WORK_MANNERS,
  resort: ['beachside', 'hillside', 'family-run', 'newly opened', ''],
  farm: ['titled', 'productive', 'fruit-bearing', 'rolling', ''],
  factoryLot: LOT_MANNERS,
  memorial: ['garden', 'lawn', 'family', ''],
  special: ['walled', 'historic', 'well-placed', ''],
}

const FEATURES: Partial<Record<Family, readonly string[]>> = {
  house: commaList(
    `with balcony, with garden, with view, with parking, with maid’s room, near schools, near the market, in a gated
     village, with high ceiling, with swimming pool, , ,`,
  ),
  condo: ['with balcony', 'with view', 'with parking', 'near schools', 'near the station', 'with high ceiling', '', ''],
}

interface Offer {
  readonly offering: Offering
  readonly extent: Extent
  readonly status: number
  readonly place: Place
  readonly barangay: string
}

/** Name of a broker's offer: `Sunny duplex with garden for sale on Narra Street, Sun Valley, Parañaque City`. */
export function offerName({ offering, extent, status, place, barangay }: Offer, random: Random): string {
  const words = [
    random.pick(MANNERS[offering.family]),
    nounOf(offering, extent),
    random.pick(FEATURES[offering.family] ?? ['']),
    status === FOR_RENT ? 'for rent' : 'for sale',
    random.chance(0.4) ? `on ${random.pick(NAMES.streets)} Street,` : 'in',
    `${barangay}, ${place.city}`,
  ]
  return sentenceCase(words.filter((word) => word !== '').join(' '))
}
