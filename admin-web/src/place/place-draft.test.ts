import { expect, test } from 'vitest'
import { EMPTY_PLACE, placeBodyOf, placeDraftOf } from './place-draft.ts'

const lahug = { code: '730600041', label: 'Lahug, Cebu City', level: 'barangay' } as const
const point = { latitude: 10.3321, longitude: 123.8967 }

test('what was recognised is not held as if it were chosen', () => {
  expect(placeDraftOf({ area: lahug, area_chosen: false, point, point_precision: 'barangay' })).toEqual(EMPTY_PLACE)
})

test('what staff chose is held, and sent as it came', () => {
  const draft = placeDraftOf({ area: lahug, area_chosen: true, point, point_precision: 'exact' })
  expect(draft).toEqual({ area_code: { code: lahug.code, label: lahug.label }, point: '10.3321, 123.8967' })
  expect(placeBodyOf(draft)).toEqual({ area_code: lahug.code, point: '10.3321, 123.8967' })
  expect(placeBodyOf(EMPTY_PLACE)).toEqual({ area_code: null, point: '' })
})
