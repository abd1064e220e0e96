import { expect, test } from 'vitest'
import { defaultSubtype } from '../property/property-type.ts'
import { defaultUnitType } from '../property/unit-type.ts'
import { updateProjectBody } from './project.endpoints.ts'
import { createProjectBody, NEW_PROJECT_DEFAULTS } from './project.ts'

const required = { name: ' Tower  One ', developer_id: '7', dhsud_lts: 'LTS 1', location: 'Cebu' }

test('reads numbers from text and lists in one order, each entry once', () => {
  const form = {
    ...required,
    property_type: '0',
    property_unit_type: ['7', 5, 7, -1],
    amenities: [3, '1', 3],
    financing_option: [2, 0],
  }
  expect(createProjectBody.parse(form)).toMatchObject({
    name: 'Tower One',
    developerId: 7,
    propertyType: 0,
    unitTypes: [5, 7],
    amenityIds: [1, 3],
    financingOption: [0, 2],
  })
})

test('money is kept in centavos, whatever it is written like', () => {
  for (const reservation_fee of [20000.5, '20000.5', '₱20,000.50', ' 20,000.50 ']) {
    expect(createProjectBody.parse({ ...required, reservation_fee })).toMatchObject({
      reservationFeeCentavos: 2_000_050,
    })
  }
  expect(createProjectBody.parse({ ...required, reservation_fee: '' })).toMatchObject({ reservationFeeCentavos: null })
})

test('either spelling of the unit types, or both alike', () => {
  expect(createProjectBody.parse({ ...required, property_unity_type: [1, 0] })).toMatchObject({ unitTypes: [0, 1] })
  expect(
    createProjectBody.parse({ ...required, property_unity_type: [1, 0], property_unit_type: [0, 1] }),
  ).toMatchObject({ unitTypes: [0, 1] })
  const differing = createProjectBody.safeParse({ ...required, property_unity_type: [1], property_unit_type: [0] })
  expect(differing.error?.issues).toMatchObject([{ path: ['property_unity_type'] }])
})

test('an update takes any part, and the version that was seen', () => {
  expect(updateProjectBody.parse({ location: 'Davao', version: '3' })).toMatchObject({
    changes: { location: 'Davao', name: undefined, unitTypes: undefined },
    version: 3,
  })
  expect(updateProjectBody.safeParse({ developer_id: null }).success).toBe(false)
  expect(updateProjectBody.safeParse({ version: 0 }).success).toBe(false)
  expect(updateProjectBody.safeParse({ id: 4 }).success).toBe(false)
})

test('Add defaults: property_type 0, subtype 1, unit type [0], financing [0]', () => {
  expect(NEW_PROJECT_DEFAULTS).toEqual({
    property_type: 0,
    property_subtype: 1,
    property_unit_type: [0],
    financing_option: [0],
  })
})

test('which are what the form dependencies start with', () => {
  const { property_type, property_subtype, property_unit_type } = NEW_PROJECT_DEFAULTS
  expect(defaultSubtype(property_type)).toBe(property_subtype)
  expect([defaultUnitType(property_type, property_subtype)]).toEqual(property_unit_type)
})
