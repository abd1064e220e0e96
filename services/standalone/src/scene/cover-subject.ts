import type { Offering } from '../demo/offering.ts'
import type { SceneSubject } from './demo-scene.ts'

/** By code of the unit type (§3). */
const HOUSES: readonly SceneSubject[] = ['single-attached', 'single-detached', 'duplex', 'townhouse', 'bungalow']

const OTHERS: Readonly<Record<Exclude<Offering['family'], 'house'>, SceneSubject>> = {
  condo: 'tower',
  lot: 'lot',
  shopLot: 'commercial lot',
  building: 'building',
  hotel: 'hotel',
  resort: 'resort',
  farm: 'farm',
  factoryLot: 'industrial lot',
  memorial: 'memorial',
  special: 'special',
}

/** What the first picture of an offering shows. */
export function coverSubject({ family, unitType }: Offering): SceneSubject {
  return family === 'house' ? (HOUSES[unitType] ?? 'single-detached') : OTHERS[family]
}
