import type { Family, Offering } from './offering.ts'
import type { Extent } from './size.ts'

/** By code of the unit type (§3). */
const HOMES = [
  'single-attached house',
  'single-detached house',
  'duplex',
  'townhouse',
  'bungalow',
  'studio condo',
  'one-bedroom condo',
  'two-bedroom condo',
  'three-bedroom condo',
  'loft',
  'penthouse',
  'home office condo',
]

const WHOLE = {
  house: 'house and lot',
  condo: 'condo',
  lot: 'residential lot',
  shopLot: 'commercial lot',
  building: 'commercial building',
  hotel: 'hotel',
  resort: 'resort',
  farm: 'farm lot',
  factoryLot: 'industrial lot',
  memorial: 'memorial lot',
  special: 'institutional property',
} as const

/** One unit of a project where it has a name of its own. */
const UNIT: Partial<Record<Family, string>> = { building: 'office unit', hotel: 'hotel suite', resort: 'resort villa' }

/** What the thing is called within a sentence. */
export function nounOf(offering: Offering, extent: Extent): string {
  const unit = extent === 'unit' ? UNIT[offering.family] : undefined
  return HOMES[offering.unitType] ?? unit ?? WHOLE[offering.family]
}

/** The text with its first letter in upper case. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
