import { expect, test } from 'vitest'
import { fieldMessages } from '../endpoint/field-messages.ts'
import { updateListingBody } from '../listing/listing.endpoints.ts'
import { updateProjectBody } from '../project/project.endpoints.ts'

const PIN = { latitude: 10.3321, longitude: 123.8967 }
const OUTSIDE = 'This is outside of the Philippines: give a latitude from 4 to 22 and a longitude from 116 to 127.'
const WANTED = 'Give latitude and longitude in degrees, such as 14.5547, 121.0244.'

test.each([
  [{}, {}],
  [{ area_code: '730600041' }, { areaCode: '730600041' }],
  [{ area_code: '' }, { areaCode: null }],
  [{ area_code: null }, { areaCode: null }],
  [{ point: PIN }, { point: PIN }],
  [{ point: ' 10.3321,  123.8967 ' }, { point: PIN }],
  [{ point: '' }, { point: null }],
  [{ point: null }, { point: null }],
])('%j is taken', (body, expected) => {
  for (const schema of [updateListingBody, updateProjectBody]) {
    const { areaCode, point } = schema.parse(body).changes
    expect({ areaCode, point }).toEqual(expected)
  }
})

test.each([
  [{ area_code: 'Lahug' }, 'area_code', 'Choose an area from the list.'],
  [{ point: '123.8967, 10.3321' }, 'point', 'Latitude and longitude are swapped: give 10.3321, 123.8967.'],
  [{ point: { latitude: 51.5, longitude: 121 } }, 'point', OUTSIDE],
  [{ point: '0, 0' }, 'point', OUTSIDE],
  [{ point: '14.5' }, 'point', WANTED],
  [{ point: '14.5,' }, 'point', WANTED],
  [{ point: '14°35′N, 121°E' }, 'point', WANTED],
  [{ point: 'NaN, Infinity' }, 'point', WANTED],
  [{ point: [14.5, 121] }, 'point', WANTED],
  [{ point: { latitude: '14.5', longitude: 121 } }, 'point', WANTED],
])('%j is refused', (body, field, problem) => {
  const { error } = updateListingBody.safeParse(body)
  if (error === undefined) throw new Error('It was taken.')
  expect(fieldMessages(error)).toEqual({ [field]: [problem] })
})
