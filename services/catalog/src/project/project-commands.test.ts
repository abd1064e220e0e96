import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { describe, expect, test } from 'vitest'
import { changedProjectFields, newProjectFields } from './project-commands.ts'

const required = { name: 'Tower', developerId: 1, dhsudLts: 'LTS 1', location: 'Cebu' }
const everything = {
  ...required,
  unitTypes: [5, 7],
  amenityIds: [1, 2],
  financingOption: [0],
  reservationFeeCentavos: 2_000_000,
}

function fieldsRefused(work: () => unknown): string[] {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidInput) return Object.keys(error.fields)
    throw error
  }
  return []
}

describe('a new project', () => {
  test.each([
    [
      'Residential, Condominium',
      0,
      2,
      { unitTypes: [5, 7], amenityIds: [1, 2], financingOption: [0], reservationFeeCentavos: 2_000_000 },
    ],
    [
      'Residential, Lot Only',
      0,
      0,
      { unitTypes: [], amenityIds: [1, 2], financingOption: [0], reservationFeeCentavos: 2_000_000 },
    ],
    [
      'Commercial, Building',
      1,
      3,
      { unitTypes: [], amenityIds: [], financingOption: [], reservationFeeCentavos: null },
    ],
    ['Agricultural', 2, 0, { unitTypes: [], amenityIds: [], financingOption: [], reservationFeeCentavos: null }],
    ['Industrial', 3, 0, { unitTypes: [], amenityIds: [], financingOption: [], reservationFeeCentavos: null }],
    ['Memorial', 4, 0, { unitTypes: [], amenityIds: [1, 2], financingOption: [], reservationFeeCentavos: null }],
    ['Special properties', 5, 0, { unitTypes: [], amenityIds: [], financingOption: [], reservationFeeCentavos: null }],
  ])('%s keeps what it has', (_what, propertyType, propertySubtype, kept) => {
    expect(newProjectFields({ ...everything, propertyType, propertySubtype })).toMatchObject(kept)
  })

  test('starts as the form does', () => {
    expect(newProjectFields({ ...required, financingOption: [0] })).toMatchObject({
      propertyType: 0,
      propertySubtype: 1,
      unitTypes: [0],
      details: '',
    })
    expect(newProjectFields({ ...required, propertySubtype: 2, financingOption: [0] })).toMatchObject({
      unitTypes: [5],
    })
    expect(newProjectFields({ ...required, propertyType: 1 })).toMatchObject({ propertySubtype: 0 })
  })

  test.each([
    ['Residential without financing', {}, ['financing_option']],
    ['House and lot with a studio', { financingOption: [0], unitTypes: [5] }, ['property_unit_type']],
    ['no unit type', { financingOption: [0], unitTypes: [] }, ['property_unit_type']],
    ['a Residential hotel', { financingOption: [0], propertySubtype: 4 }, ['property_subtype']],
    ['a Memorial condominium', { propertyType: 4, propertySubtype: 2 }, ['property_subtype']],
  ])('refuses %s', (_what, form, fields) => {
    expect(fieldsRefused(() => newProjectFields({ ...required, ...form }))).toEqual(fields)
  })
})

describe('an edited project', () => {
  const before = newProjectFields({ ...everything, propertySubtype: 2, adApprovalNo: 'AA-1' })

  test('keeps what is left out', () => {
    expect(changedProjectFields(before, {})).toEqual(before)
    expect(changedProjectFields(before, { adApprovalNo: undefined, name: 'Tower 2' })).toEqual({
      ...before,
      name: 'Tower 2',
    })
  })

  test('clears what is null', () => {
    expect(changedProjectFields(before, { adApprovalNo: null, reservationFeeCentavos: null })).toMatchObject({
      adApprovalNo: null,
      reservationFeeCentavos: null,
    })
  })

  test('may lose its financing, but not unit types that apply', () => {
    expect(changedProjectFields(before, { financingOption: [] })).toMatchObject({ financingOption: [] })
    expect(fieldsRefused(() => changedProjectFields(before, { propertySubtype: 1 }))).toEqual(['property_unit_type'])
  })
})
