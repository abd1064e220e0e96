import { NO_PLACE, type Place, placeOfListing } from '@tahanan/contracts/place/place.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { describe, expect, test } from 'vitest'
import { resolvePlace } from './resolve-place.ts'

const LAHUG = { areaCode: '730600041', point: { latitude: 10.3321, longitude: 123.8967 } }
const QUEZON_CITY = '1381300000'
const PIN = { latitude: 10.33, longitude: 123.9 }
const lahug = { location: 'Lahug, Cebu City', beside: '' }
const elsewhere = { location: 'Quezon City', beside: '' }

describe('what the location says', () => {
  test('is its area, with the point of the area', () => {
    expect(resolvePlace(lahug)).toEqual({ ...LAHUG, isAreaChosen: false, pointPrecision: 'barangay' })
    expect(resolvePlace(elsewhere)).toMatchObject({ areaCode: QUEZON_CITY, pointPrecision: 'city' })
  })

  test('stands for the city around, where the area has no point of its own', () => {
    expect(resolvePlace({ location: 'Malate, Manila', beside: '' })).toMatchObject({ pointPrecision: 'city' })
  })

  test('is nothing where it names no area, or several', () => {
    for (const location of ['Atlantis', 'San Isidro']) expect(resolvePlace({ location, beside: '' })).toEqual(NO_PLACE)
  })

  test('is decided by the text beside it, or by a pin, where it is several', () => {
    const besideCainta = resolvePlace({ location: 'San Isidro', beside: 'House in Cainta, Rizal' })
    const pinnedThere = resolvePlace({ location: 'San Isidro', beside: '' }, { point: besideCainta.point })
    expect(pinnedThere).toEqual({ ...besideCainta, pointPrecision: 'exact' })
  })

  test('follows the location', () => {
    expect(resolvePlace(elsewhere, {}, resolvePlace(lahug))).toEqual(resolvePlace(elsewhere))
  })
})

describe('what staff chose', () => {
  const chosen = resolvePlace(elsewhere, { areaCode: LAHUG.areaCode, point: PIN })

  test('wins over the location', () => {
    expect(chosen).toEqual({ areaCode: LAHUG.areaCode, isAreaChosen: true, point: PIN, pointPrecision: 'exact' })
  })

  test('stays, whatever the location becomes', () => {
    expect(resolvePlace({ location: 'Davao City', beside: '' }, {}, chosen)).toEqual(chosen)
  })

  test('is given up by null, each on its own', () => {
    expect(resolvePlace(elsewhere, { areaCode: null }, chosen)).toEqual({
      areaCode: QUEZON_CITY,
      isAreaChosen: false,
      point: PIN,
      pointPrecision: 'exact',
    })
    expect(resolvePlace(elsewhere, { point: null }, chosen)).toEqual({
      ...LAHUG,
      isAreaChosen: true,
      pointPrecision: 'barangay',
    })
  })

  test('is an area that there is', () => {
    expect(() => resolvePlace(lahug, { areaCode: '999999999' })).toThrow(InvalidInput)
  })
})

describe('a listing of a project', () => {
  const project = { ...resolvePlace(lahug, { point: PIN }), location: 'Lahug, Cebu City' }
  const unit = { ...resolvePlace(lahug), location: 'LAHUG  Cebu City' }

  test('has the project’s pin where it has its location', () => {
    expect(placeOfListing(unit, project)).toBe(project)
    expect(placeOfListing(unit, null)).toBe(unit)
  })

  test.each<readonly [string, Partial<Place> & { readonly location?: string }]>([
    ['a location', { location: 'Lahug' }],
    ['an area', { isAreaChosen: true }],
    ['a pin', { point: PIN, pointPrecision: 'exact' }],
  ])('keeps %s of its own', (_, own) => {
    const listing = { ...unit, ...own }
    expect(placeOfListing(listing, project)).toBe(listing)
  })
})
