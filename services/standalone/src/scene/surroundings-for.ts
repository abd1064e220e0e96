import type { Family } from '../demo/offering.ts'
import type { SceneSubject } from './demo-scene.ts'

/** Subjects to take one of, for each picture after the cover. */
type Surroundings = readonly (readonly SceneSubject[])[]

const AROUND: Partial<Record<Family, Surroundings>> = {
  lot: [['lot'], ['lot'], ['amenity'], ['single-detached', 'bungalow']],
  shopLot: [['commercial lot'], ['building'], ['building'], ['tower']],
  farm: [['farm'], ['farm'], ['farm']],
  factoryLot: [['industrial lot'], ['warehouse'], ['warehouse']],
  memorial: [['memorial'], ['memorial'], ['memorial']],
  special: [['special'], ['special'], ['special']],
  building: [['building'], ['building']],
  resort: [['resort'], ['amenity']],
  hotel: [['amenity']],
}

/** What else a listing shows of its place: other views of the land, the street, what residents share. */
export function surroundingsFor(family: Family): Surroundings {
  return AROUND[family] ?? []
}
