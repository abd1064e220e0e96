import { NO_PLACE } from '@tahanan/contracts/place/place.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { expect, test } from 'vitest'
import { publicPoint } from './public-point.ts'

const lahug = openGazetteer().areaAt('cebu/cebu-city/lahug')
const exact = { ...NO_PLACE, point: { latitude: 10.33187, longitude: 123.89672 }, pointPrecision: 'exact' } as const

test('a pin is public to about 100 m, and exactly where staff say so', () => {
  expect(publicPoint(exact, lahug, false)).toEqual({
    latitude: 10.332,
    longitude: 123.897,
    precision: 'near',
    radius_m: 100,
  })
  expect(publicPoint(exact, lahug, true)).toEqual({ ...exact.point, precision: 'exact', radius_m: 0 })
})

test('the point of an area has a circle about as large as the area', () => {
  const place = publicPoint({ ...NO_PLACE, point: exact.point, pointPrecision: 'barangay' }, lahug, false)
  expect(place).toMatchObject({ ...exact.point, precision: 'barangay' })
  expect(place?.radius_m).toBeGreaterThan(500)
  expect(place?.radius_m).toBeLessThan(3_000)
})

test('without a point of its own it is where its area is, a part of Manila where Manila is', () => {
  expect(publicPoint(NO_PLACE, lahug, false)).toMatchObject({ ...lahug?.point, precision: 'barangay' })
  const tondo = openGazetteer().areaAt('metro-manila/manila/tondo')
  const manila = openGazetteer().areaAt('metro-manila/manila')
  expect(tondo).toBeDefined()
  expect(publicPoint(NO_PLACE, tondo, false)).toMatchObject({ ...manila?.point, precision: 'city' })
  expect(publicPoint(NO_PLACE, undefined, false)).toBeNull()
})
