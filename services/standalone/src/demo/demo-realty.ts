import { DEMO_SEED } from './demo-seed.ts'
import { locationOf } from './location-of.ts'
import { NAMES } from './names.ts'
import { placesFor } from './places-for.ts'
import { createRandom } from './random.ts'

/** Form of realty firm number `index`, an invented company. */
export function demoRealty(index: number) {
  const random = createRandom(DEMO_SEED.realty, index)
  const place = random.pick(placesFor('building'))
  const { words, streets, given, family } = NAMES
  return {
    name: `${words[(index * 5 + 2) % words.length]} Realty Services`,
    office_address: `${random.pick(streets)} Street, ${locationOf(place, random.pick(place.barangays))}`,
    // Kept for fiction, like every number here.
    contact_number: `(02) 8555 03${String(index).padStart(2, '0')}`,
    contact_person: `${random.pick(given)} ${random.pick(family)}`,
    registration_no: `CS2012${10_000 + index * 311}`,
    dhsud_registration: `NCR-B-${2_000 + index * 17}`,
    details: '<p><em>An invented firm of the demonstration catalogue.</em></p>',
  }
}
