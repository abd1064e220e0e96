import { DEMO_SEED, createRandom } from './random.ts'
import { locationOf, placesFor } from './places-for.ts'
import { NAMES } from './names.ts'

const SPECIALTIES = [
  'master-planned villages south of the capital',
  'mid-rise condominiums close to work and school',
  'house-and-lot communities for first-time owners',
  'leisure homes by the sea and in the hills',
  'townhouses on quiet city streets',
  'farm estates and weekend lots',
]
const PROMISES = [
  'Every project opens its gate only when roads, drainage and power are in.',
  'Buyers meet the engineers on site every first Saturday of the month.',
  'Its turnover teams stay with each village for two years after the last key is given.',
  'Each home is checked with its owner, room by room, before the papers are signed.',
]

/** Fields of the developer form (§7), all of an invented company. Names differ up to about a thousand. */
export interface DemoDeveloper {
  readonly name: string
  readonly office_address: string
  readonly contact_number: string
  readonly contact_person: string
  readonly details: string
}

export function demoDeveloper(index: number): DemoDeveloper {
  const random = createRandom(DEMO_SEED.developer, index)
  const place = random.pick(placesFor('building'))
  const name = companyName(index)
  const number = String(index % 100).padStart(2, '0')
  const floor = random.int(2, 24)
  return {
    name,
    office_address: `${floor}F ${random.pick(NAMES.words)} Building, ${random.pick(NAMES.streets)} Street, ${locationOf(place, random.pick(place.barangays))}`,
    // Numbers kept for fiction: nobody answers them.
    contact_number: `(02) 8555 01${number} / 0900 555 01${number}`,
    contact_person: `${random.pick(NAMES.given)} ${random.pick(NAMES.family)}`,
    details:
      `<p>${name.replace('&', '&amp;')} builds ${random.pick(SPECIALTIES)}. ${random.pick(PROMISES)}</p>` +
      '<p><em>An invented company of the demonstration catalogue.</em></p>',
  }
}

/** Two words and a line of business; the second word moves on each time the first ones have all been used. */
function companyName(index: number): string {
  const { words, companies } = NAMES
  const round = Math.floor(index / words.length)
  const first = words[index % words.length]
  const second = words[(index + 23 + round) % words.length]
  return `${first} & ${second} ${companies[index % companies.length]}`
}
