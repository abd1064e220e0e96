import { expect, test } from 'vitest'
import { licenseStandingOn } from './license-standing-on.ts'

test.each([
  [null, 'in force'],
  ['2026-05-03', 'in force'],
  ['2026-05-02', 'ending'],
  ['2026-03-03', 'ending'],
  ['2026-03-02', 'lapsed'],
])('a licence that ends on %s is %s on 3 March 2026', (validUntil, standing) => {
  expect(licenseStandingOn(validUntil, '2026-03-03')).toBe(standing)
})
