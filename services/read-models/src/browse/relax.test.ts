import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { expect, test } from 'vitest'
import { relaxations } from './relax.ts'

const meaning = {
  filters: { lotMinSqm: 90, lotMaxSqm: 110 },
  likelyForRent: undefined,
  understood: [{ kind: 'size', text: 'lot 100 sqm', value: '90-110', label: 'about 100 sqm' }],
  words: [],
  unsearched: [],
  fillers: [],
  alternatives: [],
  unknownWords: [],
} as const

test('only the sizes of the text are given up, not those that were chosen', () => {
  const filters = { ...NO_FILTERS, lotMinSqm: 100, lotMaxSqm: 110, floorMinSqm: 50 }
  const [first] = relaxations({ words: [], filters }, meaning, undefined)
  expect(first?.listed.filters).toMatchObject({ lotMinSqm: 100, lotMaxSqm: undefined, floorMinSqm: 50 })
  expect(first?.relaxed).toEqual([{ kind: 'size', text: 'lot 100 sqm' }])
})

test('a place goes no farther out than the area that was chosen', () => {
  const [makati, poblacion] = ['1380300000', '1380300020']
  expect(openGazetteer().areaOf(poblacion)?.parent?.code).toBe(makati)
  const understood = [{ kind: 'place', text: 'poblacion', value: poblacion, label: 'Poblacion, Makati City' }] as const
  const place = { ...meaning, filters: { area: poblacion }, understood }
  const areas = (chosen: string | undefined) =>
    [...relaxations({ words: [], filters: { ...NO_FILTERS, area: poblacion } }, place, chosen)].map(
      ({ listed }) => listed.filters.area,
    )
  expect(new Set(areas(makati))).toEqual(new Set([makati]))
  expect(areas(undefined)).toContain(undefined)
})

test('what was given up says what is looked for instead: where, and at which price', () => {
  const poblacion = '1380300020'
  const understood = [
    { kind: 'place', text: 'poblacion', value: poblacion, label: 'Poblacion, Makati City' },
    { kind: 'price', text: 'under 3M', value: '-3000000', label: 'Under ₱3M' },
  ] as const
  const filters = { ...NO_FILTERS, area: poblacion, price: { minPesos: null, maxPesos: 3_000_000 } }
  const all = [...relaxations({ words: [], filters }, { ...meaning, filters, understood }, undefined)]
  const saidOf = (kind: string) => all.flatMap(({ relaxed }) => relaxed.filter((one) => one.kind === kind))
  expect(saidOf('place')).toContainEqual({
    kind: 'place',
    text: 'poblacion',
    area: { code: '1380300000', label: 'Makati City, Metro Manila' },
  })
  expect(saidOf('place')).toContainEqual({ kind: 'place', text: 'poblacion' })
  expect(saidOf('price')).toContainEqual({ kind: 'price', text: 'under 3M', price: '-3750000' })
})

test('words that are in no listing are given up before those that are', () => {
  const words = ['pool', 'pet', 'friendly']
  const unknownWords = ['pet', 'friendly']
  const tried = (understood: (typeof meaning)['understood'] | readonly []) =>
    [...relaxations({ words, filters: NO_FILTERS }, { ...meaning, understood, words, unknownWords }, undefined)].map(
      ({ listed, relaxed }) => [listed.words, relaxed[0]?.text],
    )
  expect(tried([])).toEqual([[['pool'], 'pet friendly']])
  expect(tried(meaning.understood).slice(0, 2)).toEqual([
    [['pool'], 'pet friendly'],
    [[], 'pool pet friendly'],
  ])
})

test('bathrooms and parking are given up one at a time, and before bedrooms', () => {
  const understood = (['bedrooms', 'baths', 'parking'] as const).map((kind) => {
    return { kind, text: kind, value: '1', label: kind }
  })
  const rooms = { count: 1, orMore: false }
  const filters = { ...NO_FILTERS, bedrooms: rooms, baths: rooms, parking: true }
  const tried = [...relaxations({ words: [], filters }, { ...meaning, understood }, undefined)].slice(0, 4)
  expect(tried.map(({ listed: { filters: left } }) => [left.bedrooms, left.baths, left.parking])).toEqual([
    [rooms, rooms, false],
    [rooms, undefined, true],
    [undefined, rooms, true],
    [rooms, undefined, false],
  ])
})

test('who asked for bedrooms is shown no land, unless the kind says so', () => {
  const understood = [{ kind: 'bedrooms', text: '1br', value: '1', label: '1 bedroom' }] as const
  const kindsFor = (...kinds: readonly 'condominium'[]) =>
    [
      ...relaxations(
        { words: [], filters: { ...NO_FILTERS, ...(kinds.length > 0 && { kinds }) } },
        { ...meaning, understood },
        undefined,
      ),
    ].map(({ listed }) => listed.filters.kinds)
  expect(kindsFor()).toEqual([['home']])
  expect(kindsFor('condominium')).toEqual([['condominium']])
})
