import { NAMES } from './names.ts'
import type { Family } from './offering.ts'

const SUFFIXES: Readonly<Record<Family, readonly string[]>> = {
  condo: ['Residences', 'Towers', 'Place', 'Suites', 'Terraces', 'Heights', 'Skyview', 'Central'],
  house: ['Village', 'Homes', 'Meadows', 'Hills', 'Grove', 'Parkhomes', 'Ridge', 'Courtyards'],
  lot: ['Lots at the Park', 'Lakeside Lots', 'Hillside Lots'],
  shopLot: ['Business Park', 'Commercial Row', 'Trade Avenue'],
  building: ['Corporate Center', 'Offices', 'Business Tower'],
  hotel: ['Suites Hotel', 'Grand Hotel', 'Garden Hotel'],
  resort: ['Beach Villas', 'Cove Resort', 'Leisure Villas'],
  farm: ['Farm Estates', 'Agri Gardens', 'Orchard Estates'],
  factoryLot: ['Industrial Park', 'Logistics Park', 'Makers Estate'],
  memorial: ['Memorial Park', 'Garden of Rest', 'Eternal Gardens'],
  special: ['School Campus', 'Wellness Grounds', 'Heritage Estate'],
}

/**
 * Name of project number `index`; no two are the same, as §5 wants: a word meets each suffix once, moving on by one a
 * round, and once all pairs are used, phases follow.
 */
export function projectName(family: Family, index: number): string {
  const { words } = NAMES
  const suffixes = SUFFIXES[family]
  const round = Math.floor(index / words.length)
  const phase = Math.floor(round / suffixes.length) + 1
  const name = `${words[index % words.length]} ${suffixes[(index + round) % suffixes.length]}`
  return phase === 1 ? name : `${name} Phase ${phase}`
}
