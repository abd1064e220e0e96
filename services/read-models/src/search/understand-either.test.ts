import { describe, expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => understand(text, { names: new Set(), words: new Set(), offers: new Map() })

describe('either offer is meant', () => {
  test.each([
    'for sale or for rent',
    'for sale or rent',
    'rent or sale',
    'sale/lease',
    'for sale / for rent',
    'buy or rent',
    'bili o upa',
    'rent or sale 25k monthly',
    'for sale or rent under 5M',
  ])('%s', (text) => {
    const { filters, likelyForRent, words, understood } = read(text)
    expect([filters.forRent, likelyForRent, words]).toEqual([undefined, undefined, []])
    expect(understood[0]).toMatchObject({ kind: 'offer', value: '', label: 'For Sale or For Rent' })
  })
})

describe('one of several kinds is meant', () => {
  test.each([
    ['house or condo', 'house,condominium', 'house or condo'],
    ['bahay o condo sa makati', 'house,condominium', 'bahay o condo'],
    ['house/condo', 'house,condominium', 'house/condo'],
    ['house, townhouse or condo under 5M', 'house,townhouse,condominium', 'house, townhouse or condo'],
    ['condo or an apartment', 'condominium,apartment', 'condo or an apartment'],
    ['house and lot or lot only', 'house,land', 'house and lot or lot only'],
    ['office or warehouse', 'office,warehouse', 'office or warehouse'],
    ['lot with house or apartment', 'house,apartment', 'lot house or apartment'],
  ])('%s', (typed, value, text) => {
    const { filters, words, understood } = read(typed)
    expect([filters.kinds?.join(), words]).toEqual([value, []])
    expect(understood.filter(({ kind }) => kind === 'kind')).toMatchObject([{ value, text }])
  })

  test('is one chip', () => {
    expect(read('house or condo').understood).toMatchObject([{ kind: 'kind', label: 'House or Condominium' }])
  })

  test('a comma alone joins nothing, nor does one kind said twice', () => {
    expect(read('condo, studio').filters.kinds).toEqual(['studio'])
    expect(read('house or home').filters.kinds).toEqual(['house'])
  })

  test('a cheap lot may be what is meant', () => {
    expect(read('house or lot 100k').likelyForRent).toBeUndefined()
  })
})
