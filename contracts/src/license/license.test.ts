import { expect, test } from 'vitest'
import { isLicensed, licenseStandingOn } from './license.ts'

const TODAY = '2026-03-03'

test('a PRC licence licenses until its last day is over', () => {
  expect(isLicensed([{ kind: 'PRC', validUntil: null }], TODAY)).toBe(true)
  expect(isLicensed([{ kind: 'PRC', validUntil: TODAY }], TODAY)).toBe(true)
  expect(isLicensed([{ kind: 'PRC', validUntil: '2026-03-02' }], TODAY)).toBe(false)
})

test('other papers do not, nor does having none', () => {
  expect(
    isLicensed(
      [
        { kind: 'PTR', validUntil: null },
        { kind: 'DHSUD', validUntil: null },
      ],
      TODAY,
    ),
  ).toBe(false)
  expect(isLicensed([], TODAY)).toBe(false)
})

test.each([
  [null, 'in force'],
  ['2026-05-03', 'in force'],
  ['2026-05-02', 'ending'],
  ['2026-03-03', 'ending'],
  ['2026-03-02', 'lapsed'],
])('a licence that ends on %s is %s on 3 March 2026', (validUntil, standing) => {
  expect(licenseStandingOn(validUntil, '2026-03-03')).toBe(standing)
})
