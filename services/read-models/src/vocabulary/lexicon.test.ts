import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { Lexicon } from './lexicon.ts'

function lexiconOf(counts: Readonly<Record<string, number>>): Lexicon {
  const lexicon = new Lexicon()
  lexicon.apply(Object.entries(counts).map(([word, listings]) => ({ word, listings })))
  return lexicon
}

test('knows in how many listings a word or token is', () => {
  const lexicon = lexiconOf({ makati: 7, '#0': 9 })
  expect([lexicon.listings('makati'), lexicon.listings('#0'), lexicon.listings('cebu')]).toEqual([7, 9, 0])
})

test('words by their beginning, in order', () => {
  const lexicon = lexiconOf({ makati: 1, makiling: 1, malate: 1, manila: 1, '#w01': 1, '#w12': 1, ma: 1 })
  expect(lexicon.startingWith('mak', 9)).toEqual(['makati', 'makiling'])
  expect(lexicon.startingWith('ma', 3)).toEqual(['ma', 'makati', 'makiling'])
  expect(lexicon.startingWith('x', 9)).toEqual([])
  expect(lexicon.lastStartingWith('#w')).toBe('#w12')
  expect(lexicon.lastStartingWith('mak')).toBe('makiling')
  expect(lexicon.lastStartingWith('x')).toBeUndefined()
})

test.each([
  ['makatti', 'makati'],
  ['mkaati', 'makati'],
  ['condominum', 'condominium'],
  ['tonwhoues', 'townhouse'],
  ['#w0000012', undefined],
  // Two edits, but too short for that.
  ['mkatti', undefined],
  ['cbu', undefined],
  ['studoi1', undefined],
  ['zzzzzzzzz', undefined],
])('%s was meant to be %s', (typed, meant) => {
  expect(lexiconOf({ makati: 5, condominium: 5, townhouse: 5, cebu: 5, studio1: 5 }).correct(typed)).toBe(meant)
})

test('the nearest word wins, and among those the most frequent', () => {
  expect(lexiconOf({ pasay: 3, pasig: 9, pasil: 90 }).correct('pasiy')).toBe('pasil')
  expect(lexiconOf({ mandaluyong: 1, mandaluyang: 500 }).correct('mandaluyonng')).toBe('mandaluyong')
})

test('follows words that come and go, corrections included', () => {
  const lexicon = lexiconOf({ makati: 2 })
  expect(lexicon.correct('pasigg')).toBeUndefined()
  lexicon.apply([
    { word: 'pasig', listings: 1 },
    { word: 'makati', listings: 0 },
  ])
  expect(lexicon.correct('pasigg')).toBe('pasig')
  expect(lexicon.correct('makatti')).toBeUndefined()
  expect(lexicon.startingWith('', 9)).toEqual(['pasig'])
  expect(lexicon.size).toBe(1)
})

test('however the numbers arrive, the words are those with listings, sorted, and typos are found by trying all', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 })
  const steps = fc.array(fc.array(fc.record({ word, listings: fc.nat(2) }), { maxLength: 300 }), { maxLength: 4 })
  fc.assert(
    fc.property(steps, word, (batches, typed) => {
      const lexicon = new Lexicon()
      const listed = new Map<string, number>()
      for (const batch of batches) {
        const counts = new Map(batch.map(({ word: name, listings }) => [name, listings]))
        lexicon.apply([...counts].map(([name, listings]) => ({ word: name, listings })))
        for (const [name, listings] of counts) listed.set(name, listings)
      }
      const known = [...listed].filter(([, listings]) => listings > 0).map(([name]) => name)
      expect(lexicon.startingWith('', 10_000)).toEqual(known.toSorted())
      const limit = typed.length < 8 ? 1 : 2
      const near = known.filter((name) => editDistance(typed, name, limit) <= limit)
      const found = lexicon.correct(typed)
      const expected = typed.length < 4 || near.length === 0 ? [undefined] : near
      expect(expected).toContain(found)
    }),
    { numRuns: 60 },
  )
})
