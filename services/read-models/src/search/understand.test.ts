import fc from 'fast-check'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { describe, expect, test } from 'vitest'
import { tokensOf } from './understand-numbers.ts'
import { namesIn, takenFor, understand } from './understand.ts'
import { type KnownNames, wordsOfPlace } from './understand-places.ts'

const gazetteer = openGazetteer()
const codeAt = (slug: string) => gazetteer.areaAt(slug)?.code ?? `no area at ${slug}`
const MAKATI = codeAt('metro-manila/makati-city')
const CEBU_CITY = codeAt('cebu/cebu-city')

const known: KnownNames = {
  names: new Set(['bahay pilipino homes', 'loft residences', 'makati heights']),
  words: new Set(['pool', 'garden', 'sunny']),
  offers: new Map([
    [codeAt('metro-manila/quezon-city'), 90],
    [codeAt('metro-manila/makati-city/san-antonio'), 12],
    [codeAt('zambales/san-antonio'), 3],
  ]),
}

const read = (text: string) => understand(text, known)

describe('bedrooms', () => {
  test.each([
    ['2br', 2, false],
    ['2 br', 2, false],
    ['2-bedroom', 2, false],
    ['two bedroom', 2, false],
    ['2 kwarto', 2, false],
    ['dalawang silid', 2, false],
    ['2+ br', 2, false],
    ['2br+', 2, false],
    ['3 plus bedrooms', 3, true],
  ])('%s', (text, count, orMore) => {
    expect(read(text).filters.bedrooms).toEqual({ count, orMore: orMore || text.includes('+') })
    expect(read(text).words).toEqual([])
  })
})

describe('kinds of more than a word', () => {
  test.each([
    ['home office', 'home-office'],
    ['home office condo', 'home-office'],
    ['residential lot', 'residential-lot'],
    ['commercial lot', 'commercial-lot'],
    ['vacant flat lot', 'land'],
  ])('%s', (text, kind) => {
    expect(read(text)).toMatchObject({ filters: { kinds: [kind] }, words: [] })
  })
})

describe('prices', () => {
  test.each<[string, number | null, number | null]>([
    ['under 3M', null, 3_000_000],
    ['below 25k', null, 25_000],
    ['max 4 million', null, 4_000_000],
    ['hanggang 4 milyon', null, 4_000_000],
    ['less than ₱3,000,000', null, 3_000_000],
    ['at least 10M', 10_000_000, null],
    ['above 2.5m', 2_500_000, null],
    ['3M to 5M', 3_000_000, 5_000_000],
    ['3-5m', 3_000_000, 5_000_000],
    ['3.5-5m', 3_500_000, 5_000_000],
    ['2.5 to 3.5m', 2_500_000, 3_500_000],
    ['₱3,000,000 - ₱5,000,000', 3_000_000, 5_000_000],
    ['15k to 25k a month', 15_000, 25_000],
    ['under php 25000', null, 25_000],
    ['3m pababa', null, 3_000_000],
    ['10k and below', null, 10_000],
    ['2m pataas', 2_000_000, null],
    ['3M+', 3_000_000, null],
    ['5m and up', 5_000_000, null],
    ['hindi lalampas sa 20k', null, 20_000],
    ['wala pang 3m', null, 3_000_000],
    ['from 2m to 4m', 2_000_000, 4_000_000],
    ['min 2m max 4m', 2_000_000, 4_000_000],
    ['between 3m and 5m', 3_000_000, 5_000_000],
    ['budget 3-5m', 3_000_000, 5_000_000],
    ['2M-3M budget', 2_000_000, 3_000_000],
    ['8k budget', null, 8_000],
    ['P2-3M', 2_000_000, 3_000_000],
    ['under 3,5M', null, 3_500_000],
    ['below two million', null, 2_000_000],
    ['isang milyon pababa', null, 1_000_000],
    ['wag lalampas ng 15k', null, 15_000],
    ['hindi lalagpas sa 10k', null, 10_000],
  ])('%s', (text, minPesos, upTo) => {
    expect(read(text).filters.price).toEqual({ minPesos, maxPesos: upTo === null ? null : upTo + 1 })
    expect(read(text).words).toEqual([])
  })

  test.each(['₱3,000,000', '25k/month', '3 million'])('%s is about so much', (text) => {
    const { price } = read(text).filters
    expect(price?.minPesos).toBeGreaterThan(0)
    expect(price?.maxPesos).toBeGreaterThan(price?.minPesos ?? Infinity)
  })

  test.each([
    ['under 3M', false],
    ['condo at least 10M', false],
    ['15k per month', true],
    ['tig 20k', true],
    ['apartment below 25k', true],
    ['lot below 100k', undefined],
    ['under 300k', undefined],
    ['for sale 25k', undefined],
    ['makati', undefined],
  ])('%s says of the offer: for rent %s', (text, forRent) => {
    expect(read(text).likelyForRent).toBe(forRent)
  })

  test.each(['phase 3', 'unit 12', '2 storey', 'block 5 lot 7', '2147483648 bedrooms'])('%s is none', (text) => {
    expect(read(text).filters.price).toBeUndefined()
  })
})

describe('sizes', () => {
  test('of a lot, of either, at least and about', () => {
    expect(read('at least 60 sqm').filters).toEqual({ sizeMinSqm: 60, sizeMaxSqm: undefined })
    expect(read('100m2').filters).toMatchObject({ sizeMinSqm: 90 })
    expect(read('at least 100 m²').filters).toMatchObject({ sizeMinSqm: 100 })
    expect(read('up to 80 sq m').filters).toMatchObject({ sizeMaxSqm: 80 })
    expect(read('100 sqm lot').filters).toMatchObject({ lotMinSqm: 90, kinds: ['land'] })
    expect(read('lot 1000 sqm up').filters).toMatchObject({ sizeMinSqm: 1_000, sizeMaxSqm: undefined })
    expect(read('100-200 sqm').filters).toEqual({ sizeMinSqm: 100, sizeMaxSqm: 200 })
    expect(read('at least 1.5 hectares').filters).toMatchObject({ sizeMinSqm: 15_000 })
    expect(read('LA: 300sqm FA: 250sqm').filters).toEqual(read('lot area 300 sqm floor area 250 sqm').filters)
    expect(read('la 120 fa 90').filters).toEqual({ lotMinSqm: 108, lotMaxSqm: 132, floorMinSqm: 81, floorMaxSqm: 99 })
    expect(read('lot area 200 floor area of 150')).toMatchObject({
      filters: { lotMinSqm: 180, floorMinSqm: 135 },
      words: [],
    })
    expect(read('lot area 2M').filters).not.toHaveProperty('lotMinSqm')
    expect(read('block 5 100 sqm')).toMatchObject({ filters: { sizeMinSqm: 90 }, words: ['block', '5'] })
  })
})

describe('kinds', () => {
  test.each([
    ['house', 'house'],
    ['bahay', 'house'],
    ['house and lot', 'house'],
    ['h&l', 'house'],
    ['bahay at lupa', 'house'],
    ['condo', 'condominium'],
    ['apartment', 'apartment'],
    ['townhouse', 'townhouse'],
    ['studio condo', 'studio'],
    ['loft', 'loft'],
    ['duplex', 'duplex'],
    ['bungalow', 'bungalow'],
    ['penthouse', 'penthouse'],
    ['lot', 'land'],
    ['lupa', 'land'],
    ['lote', 'land'],
    ['farm lot', 'farm'],
    ['bukid', 'farm'],
    ['gusali', 'building'],
    ['opisina', 'office'],
    ['bodega', 'warehouse'],
    ['resort', 'resort'],
    ['memorial lot', 'memorial'],
    ['libingan', 'memorial'],
  ])('%s', (text, kind) => {
    expect(read(text).filters.kinds).toEqual([kind])
  })

  test('an office is searched by its word as well, whatever it was called', () => {
    expect(read('opisina ortigas')).toMatchObject({ words: ['office'], filters: { kinds: ['office'] } })
  })
})

describe('offer, stage, financing', () => {
  test.each([
    ['for rent', { forRent: true }],
    ['paupahan', { forRent: true }],
    ['for lease', { forRent: true }],
    ['ibinebenta', { forRent: false }],
    ['for sale', { forRent: false }],
    ['rfo', { stage: 1 }],
    ['ready to move in', { stage: 1 }],
    ['pre-selling', { stage: 0 }],
    ['under construction', { stage: 0 }],
    ['lipat agad', { stage: 1 }],
    ['pag-ibig', { financing: 1 }],
    ['in-house', { financing: 2 }],
    ['bank financing', { financing: 0 }],
  ])('%s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, words: [] })
  })
})

test('what a builder is called, or what is seen from a lot, is neither kind nor place', () => {
  expect(read('ayala land condo')).toMatchObject({ filters: { kinds: ['condominium'] }, words: ['ayala', 'land'] })
  expect(read('dmci homes').filters).toEqual({})
  expect(read('taal view lot')).toMatchObject({ filters: { kinds: ['land'] }, words: ['taal', 'view'] })
})

test('names win over kinds and places', () => {
  expect(read('Bahay Pilipino Homes')).toMatchObject({ filters: {}, words: ['bahay', 'pilipino', 'homes'] })
  expect(read('loft residences')).toMatchObject({ filters: {}, words: ['loft', 'residences'] })
  expect(read('Bahay Pilipino Homes condo')).toMatchObject({ filters: { kinds: ['condominium'] } })
  expect(read('bank foreclosed condo')).toMatchObject({
    filters: { kinds: ['condominium'] },
    words: ['bank', 'foreclosed'],
  })
  expect(read('Makati Heights')).toMatchObject({ filters: {}, words: ['makati', 'heights'] })
})

test('all at once, and what is left is words', () => {
  const { filters, understood, words } = read('2br condo in Makati under 5M with pool')
  expect(filters).toEqual({
    bedrooms: { count: 2, orMore: false },
    kinds: ['condominium'],
    area: MAKATI,
    price: { minPesos: null, maxPesos: 5_000_001 },
  })
  expect(words).toEqual(['pool'])
  expect(understood.map(({ kind, text, label }) => [kind, text, label])).toEqual([
    ['bedrooms', '2br', '2 bedrooms'],
    ['kind', 'condo', 'Condominium'],
    ['place', 'Makati', 'Makati City, Metro Manila'],
    ['price', 'under 5M', 'Under ₱5M'],
  ])
})

test('letters and digits typed as one are one word, or pieces where listings hold only these', () => {
  const holding = (...words: string[]) => ({ ...known, words: new Set(words) })
  expect(understand('tower b2', holding('b2'))).toMatchObject({ words: ['tower', 'b2'], unknownWords: ['tower'] })
  expect(understand('k7q2', known).words).toEqual(['k7q2'])
  expect(understand('2storey', holding('2', 'storey'))).toMatchObject({ words: ['2', 'storey'], unknownWords: [] })
  expect(understand('b2 condo', known)).toMatchObject({ words: ['b2'], filters: { kinds: ['condominium'] } })
  expect(namesIn('tower b2').phrases).toContain('b2')
})

test('in Filipino', () => {
  expect(read('murang bahay at lupa sa Cebu City').filters).toEqual({ kinds: ['house'], area: CEBU_CITY })
  expect(read('paupahan na condo malapit sa Makati, 2 kwarto').filters).toEqual({
    forRent: true,
    kinds: ['condominium'],
    area: MAKATI,
    bedrooms: { count: 2, orMore: false },
  })
})

const vocabulary = [
  '2br',
  'condo',
  'Makati',
  'under',
  '3M',
  'sqm',
  '100',
  'for',
  'rent',
  'san',
  'antonio',
  'brgy.',
  'lot',
]
const phrases = fc.array(fc.oneof(fc.constantFrom(...vocabulary), fc.string({ unit: 'grapheme', maxLength: 12 })), {
  maxLength: 14,
})

test('no word is ever lost: understood, searched, ignored as a filler, or named as not searched', () => {
  const wordsOf = (text: string) => tokensOf(text.normalize('NFKC')).map(({ word }) => word)
  fc.assert(
    fc.property(phrases, (parts) => {
      const text = parts.join(' ')
      const { understood, words, unsearched, fillers } = read(text)
      const said = wordsOf([...understood.map((one) => one.text), ...words, ...unsearched, ...fillers].join(' '))
      for (const word of wordsOf(text)) {
        const at = said.indexOf(word)
        expect(at, `${word} of ${text}`).toBeGreaterThanOrEqual(0)
        said.splice(at, 1)
      }
      expect(words.length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 500 },
  )
})

describe('what contradicts is not understood twice', () => {
  test('two prices', () => {
    const { filters, understood, words } = read('under 3M under 5M')
    expect(filters).toEqual({ price: { minPesos: null, maxPesos: 3_000_001 } })
    expect(understood.map(({ text }) => text)).toEqual(['under 3M'])
    expect(words).toEqual(['under', '5m'])
  })

  test('two kinds, of which neither says the other', () => {
    expect(read('duplex resort')).toMatchObject({ filters: { kinds: ['duplex'] }, words: ['resort'] })
    expect(read('studio condo')).toMatchObject({ filters: { kinds: ['studio'] }, words: [] })
  })

  test('two offers', () => {
    expect(read('for sale monthly')).toMatchObject({ filters: { forRent: false }, words: ['monthly'] })
  })
})

describe('as people write', () => {
  test.each([
    ['condominum', { kinds: ['condominium'] }],
    ['apartmnt', { kinds: ['apartment'] }],
    ['apat na kwarto', { bedrooms: { count: 4, orMore: false } }],
    ['balay ug yuta', { kinds: ['house'] }],
    ['baligya', { forRent: false }],
    ['hulugan', { financing: 2 }],
    ['thru pag-ibig housing loan', { financing: 1 }],
    ['tonwhouse', { kinds: ['townhouse'] }],
    ['hause and lot', { kinds: ['house'] }],
    ['lupang ibinebenta', { kinds: ['land'], forRent: false }],
    ['paupahang apartment', { kinds: ['apartment'], forRent: true }],
    ['house en lot', { kinds: ['house'] }],
    ['condo hotel', { kinds: ['condominium'] }],
    ['house 4 sale', { kinds: ['house'], forRent: false }],
    ['condo 4 rent', { kinds: ['condominium'], forRent: true }],
    ['non rfo', { stage: 0 }],
    ['under pag-ibig', { financing: 1 }],
    ['tatlong silid tulugan', { bedrooms: { count: 3, orMore: false } }],
    ['rent to own house', { kinds: ['house'], forRent: false }],
    ['2 or more bedrooms', { bedrooms: { count: 2, orMore: true } }],
    ['3 bedrooms and up', { bedrooms: { count: 3, orMore: true } }],
    ['pinakamurang apartment', { kinds: ['apartment'] }],
    ['at least 2 br', { bedrooms: { count: 2, orMore: true } }],
  ])('%s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, words: [] })
  })

  test('a word that listings hold, or that is a place, is no typo of a kind', () => {
    expect(read('sunny').words).toEqual(['sunny'])
    expect(read('Lipa').filters.kinds).toBeUndefined()
  })

  test('a project of one word is its name where it is all that was typed', () => {
    const one = { ...known, names: new Set(['resort', 'makati']) }
    expect(understand('Resort', one)).toMatchObject({ filters: {}, words: ['resort'] })
    expect(understand('Makati', one)).toMatchObject({ filters: {}, words: ['makati'] })
    expect(understand('resort makati', one).filters).toEqual({ kinds: ['resort'], area: MAKATI })
  })
})

test('another area of the name takes the place of the one that was taken', () => {
  const meaning = read('condo san antonio')
  const [other] = meaning.alternatives
  if (other === undefined) throw new Error('there is one')
  const taken = takenFor(meaning, other)
  expect(taken.filters).toEqual({ kinds: ['condominium'], area: codeAt('zambales/san-antonio') })
  expect(taken.understood.map(({ label }) => label)).toEqual(['Condominium', 'San Antonio, Zambales'])
  expect(taken.alternatives.map(({ code }) => code)).toEqual([codeAt('metro-manila/makati-city/san-antonio')])
})

test('a place may be words, those left out that only say a level', () => {
  expect(wordsOfPlace('Brgy. San Antonio, Lungsod ng Makati')).toEqual(['san', 'antonio', 'makati'])
})

test('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { phrases: asked } = namesIn(text)
      expect(read(text).words.length + asked.length).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('takes about a millisecond for a hundred characters', { timeout: 30_000 }, () => {
  const texts = [
    '2br condo in san antonio makati city metro manila under 5M with pool and parking near the mall rfo',
    'murang bahay at lupa sa dasmarinas cavite hanggang 3 milyon pag-ibig financing malapit sa palengke',
  ]
  const eachMs = (work: (text: string) => unknown) => {
    const before = process.cpuUsage()
    for (let round = 0; round < 50; round += 1) for (const text of texts) work(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / 100
  }
  // A millisecond is another one on each machine: the twin, a sixth of one, only looks each word up as a place.
  const lookUp = (text: string) => text.split(' ').map((word) => gazetteer.nearlyNamed(word))
  const rounds = Array.from({ length: 20 }, () => ({ ownMs: eachMs(read), twinMs: eachMs(lookUp) }))
  const [ownMs, twinMs] = [Math.min(...rounds.map((one) => one.ownMs)), Math.min(...rounds.map((one) => one.twinMs))]
  console.log(`understanding 100 characters: ${ownMs.toFixed(3)} ms, ${(ownMs / twinMs).toFixed(1)} times its twin`)
  expect(ownMs / twinMs).toBeLessThan(6)
})
