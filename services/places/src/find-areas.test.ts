import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOfArea } from './area.ts'
import { findAreas } from './find-areas.ts'
import { openGazetteer } from './gazetteer.ts'

const gazetteer = openGazetteer()
const found = (text: string, limit = 12) => findAreas(gazetteer, text, limit).map(labelOfArea)

test.each([
  ['lahug', 'Lahug, Cebu City'],
  ['Lahug, Cebu', 'Lahug, Cebu City'],
  ['cebu lah', 'Lahug, Cebu City'],
  ['qc', 'Quezon City, Metro Manila'],
  ['maka', 'Makati City, Metro Manila'],
  ['makti', 'Makati City, Metro Manila'],
  ['makati san ant', 'San Antonio, Makati City'],
  ['brgy. san antonio, makati', 'San Antonio, Makati City'],
  ['Acme Homes, Lipa', 'Lipa City, Batangas'],
])('%s may be %s', (text, label) => {
  expect(found(text)).toContain(label)
})

test('larger areas come first, as many as are wanted', () => {
  expect(found('cebu')[0]).toBe('Cebu')
  expect(found('san', 5)).toHaveLength(5)
})

test('nothing is found for nothing, and any text is taken', () => {
  expect(found('')).toEqual([])
  expect(found('—')).toEqual([])
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => found(text).length <= 12))
})
