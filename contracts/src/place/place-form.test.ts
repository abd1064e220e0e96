import { expect, test } from 'vitest'
import { updateListingBody } from '../listing/update-listing-body.ts'
import { updateProjectBody } from '../project/update-project-body.ts'

const NONE = { areaCode: undefined, point: undefined }
const placeOf = (body: object) => {
  const parsed = updateListingBody.safeParse(body)
  if (parsed.success) return { areaCode: parsed.data.changes.areaCode, point: parsed.data.changes.point }
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each([
  [{}, NONE],
  [{ area_code: '730600041' }, { ...NONE, areaCode: '730600041' }],
  [{ area_code: '' }, { ...NONE, areaCode: null }],
  [{ area_code: null }, { ...NONE, areaCode: null }],
  [
    { latitude: 10.3321, longitude: 123.8967 },
    { ...NONE, point: { latitude: 10.3321, longitude: 123.8967 } },
  ],
  [
    { latitude: ' 10.3321 ', longitude: '123.8967' },
    { ...NONE, point: { latitude: 10.3321, longitude: 123.8967 } },
  ],
  [
    { latitude: '', longitude: null },
    { ...NONE, point: null },
  ],
])('%j is taken', (body, changes) => {
  expect(placeOf(body)).toEqual(changes)
  const { areaCode, point } = updateProjectBody.parse(body).changes
  expect({ areaCode, point }).toEqual(changes)
})

test.each([
  [{ area_code: 'Lahug' }, ['area_code: Choose an area from the list.']],
  [
    { latitude: 123.8967, longitude: 10.3321 },
    ['latitude: Latitude and longitude are swapped: give latitude 10.3321 and longitude 123.8967.'],
  ],
  [{ latitude: 51.5, longitude: 121 }, ['latitude: This is outside of the Philippines: give a latitude from 4 to 22.']],
  [
    { latitude: 0, longitude: 0 },
    [
      'latitude: This is outside of the Philippines: give a latitude from 4 to 22.',
      'longitude: This is outside of the Philippines: give a longitude from 116 to 127.',
    ],
  ],
  [{ latitude: 14.5 }, ['longitude: Give latitude and longitude, or neither.']],
  [{ latitude: '', longitude: 121 }, ['latitude: Give latitude and longitude, or neither.']],
  [
    { latitude: '14°35′N', longitude: 'NaN' },
    ['latitude: Give decimal degrees, such as 14.5547.', 'longitude: Give decimal degrees, such as 121.0244.'],
  ],
  [{ latitude: [14], longitude: 121 }, ['latitude: Give decimal degrees, such as 14.5547.']],
])('%j is refused', (body, problems) => {
  expect(placeOf(body)).toEqual(problems)
})
