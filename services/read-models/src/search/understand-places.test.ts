import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { describe, expect, test } from 'vitest'
import { understand } from './understand.ts'
import type { KnownNames } from './understand-places.ts'

const gazetteer = openGazetteer()
const codeAt = (slug: string) => gazetteer.areaAt(slug)?.code ?? `no area at ${slug}`

const known: KnownNames = {
  names: new Set(),
  words: new Set(['pool', 'garden']),
  offers: new Map([
    [codeAt('metro-manila/quezon-city'), 90],
    [codeAt('metro-manila/makati-city/san-antonio'), 12],
    [codeAt('zambales/san-antonio'), 3],
    [codeAt('cebu/lapu-lapu-city'), 8],
    [codeAt('cavite'), 30],
    [codeAt('laguna'), 20],
  ]),
}

const read = (text: string) => understand(text, known)

describe('places', () => {
  test.each([
    ['Makati', 'metro-manila/makati-city'],
    ['makati city', 'metro-manila/makati-city'],
    ['City of Makati', 'metro-manila/makati-city'],
    ['Makti', 'metro-manila/makati-city'],
    ['quezon ciy', 'metro-manila/quezon-city'],
    ['meron bang nasa Makati', 'metro-manila/makati-city'],
    ['QC', 'metro-manila/quezon-city'],
    ['quezon', 'metro-manila/quezon-city'],
    ['bgc', 'metro-manila/taguig-city/fort-bonifacio'],
    ['NCR', 'metro-manila'],
    ['CDO', 'misamis-oriental/cagayan-de-oro-city'],
    ['CamSur', 'camarines-sur'],
    ['Lahug, Cebu City', 'cebu/cebu-city/lahug'],
    ['cebu city lahug', 'cebu/cebu-city/lahug'],
    ['San Antonio Makati', 'metro-manila/makati-city/san-antonio'],
    ['Parañaque', 'metro-manila/paranaque-city'],
    ['PARANAQUE', 'metro-manila/paranaque-city'],
    ['Sta. Rosa Laguna', 'laguna/santa-rosa-city'],
  ])('%s', (text, slug) => {
    expect(read(text)).toMatchObject({ filters: { area: codeAt(slug) }, words: [] })
  })

  test('of several areas of a name the one with most offers, the others offered', () => {
    const { filters, alternatives } = read('brgy san antonio')
    expect(filters.area).toBe(codeAt('metro-manila/makati-city/san-antonio'))
    expect(alternatives).toEqual([])
    const bare = read('san antonio')
    expect(bare.filters.area).toBe(codeAt('metro-manila/makati-city/san-antonio'))
    expect(bare.alternatives.map(({ code }) => code)).toEqual([codeAt('zambales/san-antonio')])
  })

  test('of many barangays of a name without offers the one whose town has some', () => {
    expect(read('mactan condo')).toMatchObject({
      filters: { area: codeAt('cebu/lapu-lapu-city/mactan'), kinds: ['condominium'] },
      words: [],
    })
    expect(read('tondo').filters.area).toBeUndefined()
  })

  test('another name of a text is no other area of the first', () => {
    expect(read('house cavite laguna')).toMatchObject({
      filters: { area: codeAt('cavite'), kinds: ['house'] },
      understood: [{ text: 'house' }, { text: 'cavite', label: 'Cavite' }],
      words: ['laguna'],
      alternatives: [],
    })
  })

  test('a part of a city is the city and its words', () => {
    expect(read('eastwood condo')).toMatchObject({
      filters: { area: codeAt('metro-manila/quezon-city'), kinds: ['condominium'] },
      words: ['eastwood'],
    })
    expect(read('dasmarinas village').filters.area).toBe(codeAt('metro-manila/makati-city/dasmarinas'))
  })

  test.each([
    ['GMA, Cavite', 'cavite/gen-mariano-alvarez'],
    ['kyusi', 'metro-manila/quezon-city'],
    ['Lagro', 'metro-manila/quezon-city/greater-lagro'],
    ['montalban', 'rizal/rodriguez'],
    ['Baliuag', 'bulacan/baliwag-city'],
    ['elyu', 'la-union'],
    ['gapo', 'zambales/olongapo-city'],
    ['session road baguio', 'benguet/baguio-city/session-road-area'],
    ['metro cebu', 'cebu'],
    ['dgte', 'negros-oriental/dumaguete-city'],
    ['maa davao', 'davao-del-sur/davao-city/ma-a'],
    ['marbel', 'south-cotabato/koronadal-city'],
    ['north cotabato', 'cotabato'],
    ['gma', 'cavite/gen-mariano-alvarez'],
    ['balintawak lipa', 'batangas/lipa-city/balintawak'],
  ])('a name that people use: %s', (text, slug) => {
    expect(read(text)).toMatchObject({ filters: { area: codeAt(slug) }, words: [] })
  })

  test.each([
    ['legazpi village', 'metro-manila/makati-city'],
    ['gma kamuning', 'metro-manila/quezon-city'],
    ['santa mesa heights', 'metro-manila/quezon-city'],
    ['balintawak', 'metro-manila/quezon-city'],
    ['maginhawa', 'metro-manila/quezon-city'],
    ['bagong silang', 'metro-manila/caloocan-city'],
    ['ortigas extension', 'metro-manila/pasig-city'],
    ['cogeo', 'rizal/antipolo-city'],
    ['marcos highway', 'metro-manila/marikina-city'],
    ['vito cruz', 'metro-manila/manila'],
    ['better living', 'metro-manila/paranaque-city'],
    ['villamor', 'metro-manila/pasay-city'],
    ['tipas', 'metro-manila/taguig-city'],
    ['molino', 'cavite/bacoor-city'],
    ['vermosa', 'cavite/imus-city'],
    ['southwoods', 'laguna/binan-city'],
    ['laiya', 'batangas/san-juan'],
    ['hamilo coast', 'batangas/nasugbu'],
    ['new clark city', 'tarlac/capas'],
    ['srp cebu', 'cebu/cebu-city'],
    ['valle verde', 'metro-manila/pasig-city'],
    ['matina', 'davao-del-sur/davao-city'],
  ])('%s is a part of a city, and its words are searched there', (text, slug) => {
    const offers = new Map([[codeAt(slug), 5]])
    expect(understand(text, { ...known, offers })).toMatchObject({
      filters: { area: codeAt(slug) },
      words: text.split(' '),
    })
  })

  test.each(['mango farm', 'near highway', 'second hand', 'avida', 'bath', 'clean title'])(
    'of %s nothing is the typo of a small place without offers, or a place by a plain word',
    (text) => {
      expect(read(text).filters.area).toBeUndefined()
    },
  )

  test('digits are never mistyped', () => {
    expect(read('project 9 quezon city').filters.area).toBe(codeAt('metro-manila/quezon-city'))
  })

  test('a word that listings hold is no typo of a place, and a plain word no barangay without offers', () => {
    expect(read('pool')).toMatchObject({ words: ['pool'], filters: {} })
    expect(read('garden view')).toMatchObject({ words: ['garden', 'view'], filters: {} })
  })
})

describe('plain words', () => {
  test.each([
    'bahay na dalawang palapag',
    'bahay na walang downpayment',
    'bahay na matibay',
    'malawak na lupa',
    'bahay mataas',
    'lumang bahay',
    'buo',
    'pinto bintana',
    'malapit sa ospital',
    'bahay para sa anak',
    'bata',
    'sari-sari store',
    'solar panel',
    'house heights',
    'house with mountain view',
    'bahay na maraming bintana',
  ])('"%s" is no place', (text) => {
    expect(read(text).filters.area).toBeUndefined()
  })

  test.each([
    ['bahay sa Palapag', 'northern-samar/palapag'],
    ['palapag northern samar', 'northern-samar/palapag'],
    ['house in Mabuhay', 'zamboanga-sibugay/mabuhay'],
    ['brgy walang lambunao', 'iloilo/lambunao/walang'],
    ['mountain province lot', 'mountain-province'],
  ])('"%s" says that it is one', (text, slug) => {
    expect(read(text).filters.area).toBe(codeAt(slug))
  })
})

describe('a place that is not looked for', () => {
  test.each([
    ['condo not in manila', ['not', 'in', 'manila']],
    ['condo except quezon city', ['except', 'quezon', 'city']],
    ['condo outside metro manila', ['outside', 'metro', 'manila']],
    ['condo hindi sa makati', ['hindi', 'sa', 'makati']],
  ])('%s', (text, fillers) => {
    expect(read(text)).toEqual({ ...read('condo'), fillers })
  })

  test('beside one that is', () => {
    expect(read('house in cavite not in imus').filters).toEqual({ kinds: ['house'], area: codeAt('cavite') })
  })
})

test.each(['condo near ayala', 'condo near naia', 'as is', 'quiet neighborhood', 'condo visayas'])(
  '%s names no small place without offers',
  (text) => {
    expect(read(text).filters.area).toBeUndefined()
  },
)

test('an airport is looked for in the city of it that has more offers', () => {
  const offers = new Map([
    [codeAt('metro-manila/pasay-city'), 7],
    [codeAt('metro-manila/paranaque-city'), 5],
  ])
  const { filters, words, alternatives } = understand('condo near NAIA', { ...known, offers })
  expect(filters).toEqual({ kinds: ['condominium'], area: codeAt('metro-manila/pasay-city') })
  expect(words).toEqual(['naia'])
  expect(alternatives.map(({ code }) => code)).toEqual([codeAt('metro-manila/paranaque-city')])
})
