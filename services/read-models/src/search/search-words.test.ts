import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('folded words, each once; what is missing adds nothing', () => {
  expect(searchWords(['Condo Unit, Makati!', null, 'MAKATI', undefined, ' — '])).toEqual([
    'condo',
    'condominium',
    'unit',
    'makati',
  ])
})

test.each([
  ['Parañaque', 'paranaque'],
  ['PARANAQUE', 'pque'],
  ['Para-ñaque', 'paranaque'],
  ['QC', 'quezon'],
  ['Quezon City', 'qc'],
  ['Bonifacio Global City', 'bgc'],
  ['BGC', 'bonifacio'],
  ['Sta. Rosa', 'santa'],
  ['Santa Rosa', 'sta'],
  ['Sto. Tomas', 'santo'],
  ['Brgy. Kapitolyo', 'barangay'],
  ['Ayala Ave.', 'avenue'],
  ['Metro Manila', 'mm'],
  ['2-BR', '2br'],
  ['Two-bedroom', '2br'],
  ['Two-storey house', 'palapag'],
  ['Two-storey house', 'dalawang'],
  ['3 storey townhouse', 'tatlong'],
  ['Balcony', 'balkonahe'],
  ['House with garage', 'garahe'],
  ['Visitor parking', 'paradahan'],
  ['Pets allowed', 'friendly'],
  ['Beach front', 'beachfront'],
  ['Condo with sea view', 'seaview'],
])('%s is found by %s', (text, word) => {
  expect(searchWords([text])).toContain(word)
})

test('a phrase is one only within a text and in its order', () => {
  expect(searchWords(['Quezon', 'City'])).not.toContain('qc')
  expect(searchWords(['City of Quezon'])).not.toContain('qc')
})

test('of a word, 40 letters count', () => {
  expect(searchWords(['x'.repeat(60)])).toEqual(['x'.repeat(40)])
})
