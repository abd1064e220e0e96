import { expect, test } from 'vitest'
import { parkingText } from '../property/property-rules.ts'

test('the count, else Available, else nothing (decision 60)', () => {
  expect(parkingText({ carpark: 2, parking: true })).toBe('2')
  expect(parkingText({ carpark: 0, parking: true })).toBe('Available')
  expect(parkingText({ carpark: null, parking: false })).toBeNull()
})
