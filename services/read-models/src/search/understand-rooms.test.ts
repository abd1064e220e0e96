import { describe, expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => understand(text, { names: new Set(), words: new Set(), offers: new Map() })
const baths = (count: number, orMore = false, most?: number) => ({
  baths: { count, orMore, ...(most !== undefined && { most }) },
})
const bedrooms = (count: number, orMore = false) => ({ bedrooms: { count, orMore } })
const parking = { parking: true }

describe('bathrooms', () => {
  test.each([
    ['2tb', baths(2)],
    ['2 T&B', baths(2)],
    ['2 t/b', baths(2)],
    ['2 toilet and bath', baths(2)],
    ['2 toilets & baths', baths(2)],
    ['1 toilet 1 bath', baths(1)],
    ['2 baths', baths(2)],
    ['two bathrooms', baths(2)],
    ['2 bathrom', baths(2)],
    ['2 comfort rooms', baths(2)],
    ['2 banyo', baths(2)],
    ['dalawang banyo', baths(2)],
    ['dalawa na banyo', baths(2)],
    ['2 or more bathrooms', baths(2, true)],
    ['2+ baths', baths(2, true)],
    ['at least 3 cr', baths(3, true)],
    ['2 to 3 bathrooms', baths(2, false, 3)],
    ['2.5 baths', baths(2, true)],
    ['3br 2cr', { ...bedrooms(3), ...baths(2) }],
    ['3br/2tb', { ...bedrooms(3), ...baths(2) }],
    ['3BR 2T&B', { ...bedrooms(3), ...baths(2) }],
    ['2 bedrooms and 3 toilet', { ...bedrooms(2), ...baths(3) }],
    ['2 cr below 3M', { ...baths(2), price: { minPesos: null, maxPesos: 3_000_001 } }],
  ])('%s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, words: [] })
    expect(Object.keys(read(text).filters)).toEqual(Object.keys(filters))
  })

  test('a chip says them as they were typed', () => {
    expect(read('3BR 2T&B').understood).toEqual([
      { kind: 'bedrooms', text: '3BR', value: '3', label: '3 bedrooms' },
      { kind: 'baths', text: '2T&B', value: '2', label: '2 bathrooms' },
    ])
    expect(read('1 or more baths').understood).toMatchObject([{ value: '1+', label: '1+ bathrooms' }])
    expect(read('1 cr').understood).toMatchObject([{ label: '1 bathroom' }])
  })

  test.each(['own cr', 'toilet', '2.5 br', 'comfort room'])('"%s" counts none', (text) => {
    expect(read(text).filters).toEqual({})
  })
})

describe('a studio or so many bedrooms', () => {
  const upTo = (most: number) => ({ bedrooms: { count: 0, orMore: false, most } })
  test.each([
    ['studio or 1 bedroom', upTo(1)],
    ['studio or 1br condo', { ...upTo(1), kinds: ['condominium'] }],
    ['1br or studio', upTo(1)],
    ['studio/1br for rent', { ...upTo(1), forRent: true }],
    ['1br/studio', upTo(1)],
    ['studio type o 1 kwarto', upTo(1)],
    ['studio to 2br', upTo(2)],
    ['studio to 1 or 2 bedrooms', upTo(2)],
    ['studio or 1br under 2M', { ...upTo(1), price: { minPesos: null, maxPesos: 2_000_001 } }],
  ])('%s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, words: [] })
    expect(Object.keys(read(text).filters).toSorted()).toEqual(Object.keys(filters).toSorted())
  })

  test('is one chip', () => {
    expect(read('studio or 1 bedroom').understood).toEqual([
      { kind: 'bedrooms', text: 'studio or 1 bedroom', value: '0-1', label: 'Studio or 1 bedroom' },
    ])
    expect(read('1br to studio').understood).toMatchObject([{ label: 'Studio or 1 bedroom' }])
    expect(read('studio - 2br').understood).toMatchObject([{ value: '0-2', label: 'Studio to 2 bedrooms' }])
  })

  test('a studio beside no bedroom is a kind', () => {
    expect(read('studio or loft').filters).toMatchObject({ kinds: ['studio', 'loft'] })
    expect(read('studio with 1 bath').filters).toEqual({ kinds: ['studio'], ...baths(1) })
  })
})

describe('parking', () => {
  test.each([
    ['1 parking', parking],
    ['2 car garage', parking],
    ['2-car garage', parking],
    ['one parking slot', parking],
    ['2 car parking slots', parking],
    ['1cg', parking],
    ['parking for 2 cars', parking],
    ['garahe for 2 cars', parking],
    ['3br 2tb 1 car garage', { ...bedrooms(3), ...baths(2), ...parking }],
    ['1 parking lot', parking],
  ])('%s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, words: [] })
    expect(Object.keys(read(text).filters)).toEqual(Object.keys(filters))
  })

  test('without a number it is searched: it may be what is looked for itself', () => {
    expect(read('with parking')).toMatchObject({ filters: {}, words: ['parking'] })
    expect(read('parking slot for sale')).toMatchObject({ filters: { forRent: false }, words: ['parking', 'slot'] })
  })
})
