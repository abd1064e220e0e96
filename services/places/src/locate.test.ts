import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaCodes, labelOfArea } from './area.ts'
import { openGazetteer } from './gazetteer.ts'
import { resolveLocation } from './locate.ts'

const gazetteer = openGazetteer()
const OFFERS = new URL('../../../../shared/data/listings.csv', import.meta.url)

const areaOf = (location: string, beside?: string) => {
  const { area } = resolveLocation(gazetteer, location, beside)
  return area && labelOfArea(area)
}

test.each([
  ['Lahug, Cebu City', 'Lahug, Cebu City'],
  ['Lahug, Cebu', 'Lahug, Cebu City'],
  ['cebu city lahug', 'Lahug, Cebu City'],
  ['Banilad, Cebu', 'Banilad, Cebu City'],
  ['San Antonio Makati', 'San Antonio, Makati City'],
  ['Brgy. San Antonio, Makati City, Metro Manila', 'San Antonio, Makati City'],
  ['Barangay Poblacion, Makati', 'Poblacion, Makati City'],
  ['QC', 'Quezon City, Metro Manila'],
  ['BGC, Taguig', 'Fort Bonifacio, Taguig City'],
  ['NCR', 'Metro Manila'],
  ['City of Makati', 'Makati City, Metro Manila'],
  ['Las Pinas', 'Las Piñas City, Metro Manila'],
  ['Sta. Rosa, Laguna', 'Santa Rosa City, Laguna'],
  ['Sto. Tomas Batangas', 'Sto. Tomas City, Batangas'],
  ['San Fernando La Union', 'San Fernando City, La Union'],
  ['San Fernando, Pampanga', 'San Fernando City, Pampanga'],
  ['Malate, Manila', 'Malate, Manila'],
  ['Davao', 'Davao City, Davao del Sur'],
  ['CDO', 'Cagayan de Oro City, Misamis Oriental'],
  ['GenSan', 'General Santos City, South Cotabato'],
  ['CamSur', 'Camarines Sur'],
  ['Legazpi Village, Makati', 'Makati City, Metro Manila'],
  ['Rizal, Makati', 'Makati City, Metro Manila'],
  ['Tagatay City', 'Tagaytay City, Cavite'],
])('%s is %s', (location, label) => {
  expect(areaOf(location)).toBe(label)
})

test('a name of many areas is none of them, unless something beside it decides', () => {
  expect(resolveLocation(gazetteer, 'San Isidro')).toMatchObject({ area: undefined })
  expect(resolveLocation(gazetteer, 'San Isidro').candidates.length).toBeGreaterThan(5)
  expect(areaOf('San Isidro', 'House for sale in Cainta, Rizal')).toBe('San Isidro, Cainta')
  expect(areaOf('', 'Condo in Makati City')).toBe('Makati City, Metro Manila')
})

test('says what it did not understand', () => {
  expect(resolveLocation(gazetteer, 'Phase 3 Acme Homes, Lahug, Cebu City').rest).toBe('phase 3 acme homes')
  expect(resolveLocation(gazetteer, 'Atlantis')).toEqual({ area: undefined, rest: 'atlantis', candidates: [] })
})

test('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }), (location, beside) => {
      const { area, candidates } = resolveLocation(gazetteer, location, beside)
      return area === undefined || candidates.length > 0
    }),
  )
})

test('97 % of real offers resolve to their city, by location and title', () => {
  const offers: { title: string; location: string }[] = parse(readFileSync(OFFERS), { columns: true })
  const unresolved = offers.flatMap(({ title, location }) => {
    const { area, candidates } = resolveLocation(gazetteer, location, title)
    if (areaCodes(area).city !== null) return []
    return [`${location} (${title}): ${area === undefined ? `one of ${candidates.length} areas` : `only ${area.name}`}`]
  })
  const share = 1 - unresolved.length / offers.length
  console.log(`resolved to a city: ${(100 * share).toFixed(1)} % of ${offers.length}. Not:\n${unresolved.join('\n')}`)
  expect(share).toBeGreaterThanOrEqual(0.97)
})
