import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { describe, expect, test } from 'vitest'
import { namesIn, understand } from './understand.ts'
import type { KnownNames } from './understand-places.ts'

const MAKATI = openGazetteer().areaAt('metro-manila/makati-city')?.code

const known: KnownNames = {
  names: new Set(['avida towers 34th street', 'the loft at 8th street']),
  words: new Set(),
  offers: new Map(),
}

const read = (text: string) => understand(text, known)
const bedrooms = (count: number, orMore = false) => ({ bedrooms: { count, orMore } })
const price = (minPesos: number | null, upTo: number | null) => ({
  price: { minPesos, maxPesos: upTo === null ? null : upTo + 1 },
})
const about = (sqm: number) => ({ sizeMinSqm: sqm * 0.9, sizeMaxSqm: Math.round(sqm * 110) / 100 })

test.each([
  ['about 200 sqm', 180, 220],
  ['33.33 sqm', 30, 36.66],
  ['0.0115 hectares', 103.5, 126.5],
])('the ends of "%s" have two decimals at most', (text, sizeMinSqm, sizeMaxSqm) => {
  expect(read(text)).toMatchObject({
    filters: { sizeMinSqm, sizeMaxSqm },
    understood: [{ value: `${sizeMinSqm}-${sizeMaxSqm}` }],
  })
})

test.each([
  ['half hectare', 5_000],
  ['half a hectare', 5_000],
  ['kalahating ektarya', 5_000],
  ['kalahati ng ektarya', 5_000],
  ['quarter hectare', 2_500],
  ['1/2 hectare', 5_000],
  ['½ ha', 5_000],
  ['1½ hectares', 15_000],
  ['12½ ha', 125_000],
  ['10m x 20m', 200],
  ['1k sqm', 1_000],
  ['two thousand sqm', 2_000],
  ['about 200 sqm in size', 200],
  ['10 x 20 sqm', 200],
  ['7.5x12m', 90],
  ['3/4 of a hectare', 7_500],
  ['1 1/2 hectares', 15_000],
  ['one and a half hectares', 15_000],
  ['two hectares', 20_000],
  ['isang ektarya', 10_000],
])('"%s" is a size', (text, sqm) => {
  expect(read(text)).toMatchObject({ filters: about(sqm), words: [] })
})

test('a range of hectares, and what bounds a part of one', () => {
  expect(read('1-2 hectares').filters).toEqual({ sizeMinSqm: 10_000, sizeMaxSqm: 20_000 })
  expect(read('5 to 10 hectares').filters).toEqual({ sizeMinSqm: 50_000, sizeMaxSqm: 100_000 })
  expect(read('at least half hectare').filters).toMatchObject({ sizeMinSqm: 5_000, sizeMaxSqm: undefined })
  expect(read('half bath').filters).toEqual({})
})

test.each([
  ['condo 100 sqm floor area', [['floor', 'floorMinSqm']], 'condominium'],
  ['house floor area of 120 sqm', [['floor', 'floorMinSqm']], 'house'],
  ['house lot area 200 sqm', [['lot', 'lotMinSqm']], 'house'],
  [
    'house 150 sqm lot area 100 sq m floor area',
    [
      ['lot', 'lotMinSqm'],
      ['floor', 'floorMinSqm'],
    ],
    'house',
  ],
  ['house lot 200 sqm', [[undefined, 'sizeMinSqm']], 'house'],
  [
    'house lot area 200 sqm floor area 120 sqm',
    [
      ['lot', 'lotMinSqm'],
      ['floor', 'floorMinSqm'],
    ],
    'house',
  ],
])('what a size is of: "%s"', (text, sizes, kind) => {
  const { filters, understood, words } = read(text)
  expect({ words, kinds: filters.kinds }).toEqual({ words: [], kinds: kind && [kind] })
  expect(understood.filter((one) => one.kind === 'size').map(({ of }) => of)).toEqual(sizes.map(([of]) => of))
  expect(Object.keys(filters)).toEqual(expect.arrayContaining(sizes.map(([, field]) => field)))
})

test.each([
  ['lot 10x20', 200],
  ['10x20 lot', 200],
  ['lote 10 x 20', 200],
  ['10m x 20m lot', 200],
  ['lot 10 by 20', 200],
  ['lot 10x20m', 200],
])('"%s" is the size of a lot', (text, sqm) => {
  const { filters, words } = read(text)
  expect(filters).toEqual({ kinds: ['land'], lotMinSqm: sqm * 0.9, lotMaxSqm: Math.round(sqm * 110) / 100 })
  expect(words).toEqual([])
})

test('two numbers alone are no size', () => {
  expect(read('condo 10x20')).toMatchObject({ filters: { kinds: ['condominium'] }, words: ['10x20'] })
})

describe('a limit is of the price behind it', () => {
  test.each([
    ['2BR up to 5M', { ...bedrooms(2), ...price(null, 5_000_000) }],
    ['2-bedroom up to P30,000', { ...bedrooms(2), ...price(null, 30_000) }],
    ['3 bedrooms above 5M', { ...bedrooms(3), ...price(5_000_000, null) }],
    ['3br over 4M', { ...bedrooms(3), ...price(4_000_000, null) }],
    ['100 sqm below P2M', { ...about(100), ...price(null, 2_000_000) }],
    ['100 sqm under php 2 million', { ...about(100), ...price(null, 2_000_000) }],
    ['100 sqm less than 2M', { ...about(100), ...price(null, 2_000_000) }],
    ['80sqm max of 3M', { ...about(80), ...price(null, 3_000_000) }],
    ['80 sqm up to 3M', { ...about(80), ...price(null, 3_000_000) }],
    ['3M up to 5M', price(3_000_000, 5_000_000)],
    ['3br up under 5M', { ...bedrooms(3, true), ...price(null, 5_000_000) }],
    ['10k below 2br', { ...price(null, 10_000), ...bedrooms(2) }],
    ['3 bedrooms and up', bedrooms(3, true)],
    ['3 bedrooms min', bedrooms(3, true)],
    ['less 3M', price(null, 3_000_000)],
    ['hindi lalampas 3M', price(null, 3_000_000)],
    ['less than 3M', price(null, 3_000_000)],
    ['3M below', price(null, 3_000_000)],
    ['3M less', price(null, 3_000_000)],
    ['3M or less', price(null, 3_000_000)],
    ['3M or less 100 sqm', { ...price(null, 3_000_000), ...about(100) }],
    ['3M pababa', price(null, 3_000_000)],
    ['₱8,000', price(6_000, 10_000)],
    ['₱500 to ₱800', price(500, 800)],
  ])('%s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, words: [] })
  })
})

describe('ranges of bedrooms', () => {
  test.each([
    ['2 to 3 bedroom', 2, 3],
    ['2-3 br', 2, 3],
    ['2 or 3 bedroom', 2, 3],
    ['2 o 3 kwarto', 2, 3],
    ['3-4 bedrooms', 3, 4],
    ['2br to 3br', 2, 3],
    ['dalawa hanggang tatlong kwarto', 2, 3],
    ['between 2 and 3 bedrooms', 2, 3],
  ])('%s', (text, count, most) => {
    expect(read(text)).toMatchObject({
      filters: { bedrooms: { count, orMore: false, most } },
      words: [],
      understood: [{ text, value: `${count}-${most}`, label: `${count} or ${most} bedrooms` }],
    })
  })

  test('of more than two numbers, and open at the end', () => {
    expect(read('2 to 4 bedrooms').understood).toMatchObject([{ value: '2-4', label: '2 to 4 bedrooms' }])
    expect(read('2 to 3+ bedrooms')).toMatchObject({ filters: bedrooms(2, true), understood: [{ value: '2+' }] })
  })

  test('what is beside bedrooms is none', () => {
    expect(read('phase 2 3 bedroom')).toMatchObject({ filters: bedrooms(3), words: ['phase', '2'] })
  })
})

describe('amounts that are no price', () => {
  test.each([
    ['for rent 1 month advance 1 month deposit', []],
    ['for rent 2 months deposit', []],
    ['condo 500m from MRT', ['mrt']],
    ['house 200m from beach', ['beach']],
    ['house phase 2b', ['phase']],
    ['tower 1b condo', ['tower']],
    ['lot 5000/sqm', []],
    ['lot 6k per sqm', []],
    ['lot P6,000 per square meter', []],
    ['hulugang bahay 5k a month', []],
    ['house 15k monthly amortization', []],
    ['condo 15k monthly equity', []],
    ['house 20k dp 15k monthly', []],
    ['rent to own 10k monthly', []],
    ['condo 20k dp', []],
    ['10k reservation fee', []],
    ['reservation fee 10k', []],
    ['condo monthly amortization 15k', []],
    ['dp of 200k', []],
    ['8k to 10k monthly amortization', []],
    ['8-10k monthly amort', []],
    ['house 15k MA', []],
    ['preselling condo 10k monthly', []],
    ['house 100m to 200m from beach', ['beach']],
    ['lot 5000-6000/sqm', []],
    ['1500 per night', []],
    ['condo 2k per night', []],
    ['₱1,500/night', []],
    ['1500-2000 a day', []],
    ['2k daily', []],
  ])('%s', (text, words) => {
    const meaning = read(text)
    expect(meaning).toMatchObject({ words, likelyForRent: undefined })
    expect(Object.keys(meaning.filters)).not.toEqual(expect.arrayContaining([expect.stringMatching(/price|Sqm/)]))
  })

  test('are no place either', () => {
    expect(read('unit 4B makati condo').filters).toEqual({ kinds: ['condominium'], area: MAKATI })
  })

  test.each([
    ['15k monthly 1 month advance', price(11_250, 18_750)],
    ['house under 3M hulugan', { ...price(null, 3_000_000), kinds: ['house'], financing: 2 }],
    ['3m sa makati', { ...price(2_250_000, 3_750_000), area: MAKATI }],
    ['150m to 200m', price(150_000_000, 200_000_000)],
    ['500 sqm P5,000/sqm', about(500)],
    ['15k 200m from mrt', price(11_250, 18_750)],
    ['no dp 500k', price(375_000, 625_000)],
    ['20k dp 500k', price(375_000, 625_000)],
    ['downpayment 3M', price(2_250_000, 3_750_000)],
    ['unit 5M', { ...price(3_750_000, 6_250_000), kinds: ['condominium'] }],
    ['under 1b', price(null, 1_000_000_000)],
    ['phase 2 3M', price(2_250_000, 3_750_000)],
    ['apartment rent 5000', { ...price(3_750, 6_250), kinds: ['apartment'], forRent: true }],
    ['3500 upa', { ...price(2_625, 4_375), forRent: true }],
    ['unit for rent 2000 sqm', { ...about(2_000), kinds: ['condominium'], forRent: true }],
  ])('leave the others: %s', (text, filters) => {
    expect(read(text).filters).toEqual(filters)
  })
})

describe('ordinals', () => {
  test.each([
    ['condo 10th floor', ['10th', 'floor']],
    ['5th avenue condo', ['5th', 'avenue']],
    ['9th floor condo', ['9th', 'floor']],
  ])('%s is no townhouse', (text, words) => {
    expect(read(text)).toMatchObject({ filters: { kinds: ['condominium'] }, words })
  })

  test.each(['Avida Towers 34th Street', 'The Loft at 8th Street'])('%s is found as a name', (name) => {
    expect(namesIn(name).phrases).toContain(name.toLowerCase())
    expect(read(name)).toMatchObject({ filters: {}, words: name.toLowerCase().split(' ') })
  })

  test('th alone is one', () => {
    expect(read('th for rent').filters).toEqual({ kinds: ['townhouse'], forRent: true })
  })
})
