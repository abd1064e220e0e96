import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type { Offering } from '../demo/offering.ts'

const SITES: Partial<Record<Offering['family'], string>> = {
  lot: 'site plan, village',
  shopLot: 'site plan, commercial',
  farm: 'site plan, farm',
  factoryLot: 'site plan, industrial',
  memorial: 'site plan, memorial',
  special: 'site plan, beach',
  building: 'floor plan, office',
  hotel: 'floor plan, hotel',
  resort: 'floor plan, villa',
}

/** The scene that is the plan of an offering. */
export function planName({ family, unitType }: Offering): string {
  const unit = UNIT_TYPES[unitType] ?? (family === 'condo' ? 'Two-bedroom' : 'Single-detached')
  return SITES[family] ?? `floor plan, ${unit.toLowerCase()}`
}
