import { expect, test } from 'vitest'
import { estimateMonthlyPesos } from './loan-estimate.tsx'
import { LOAN_ASSUMPTIONS } from './payment-lines.ts'

test('a loan of 3,661,128 for 20 years at 7.5 % is 29,494 a month', () => {
  expect(estimateMonthlyPesos(3_661_128, LOAN_ASSUMPTIONS['Bank Financing'])).toBeCloseTo(29_493.8, 0)
})

test('without interest it is divided', () => {
  expect(estimateMonthlyPesos(120_000, { ratePercent: 0, years: 10 })).toBe(1_000)
})

test.each([
  { ratePercent: -1, years: 10 },
  { ratePercent: 41, years: 10 },
  { ratePercent: 7, years: 0 },
  { ratePercent: 7, years: 41 },
  { ratePercent: Number.NaN, years: 10 },
])('there is no estimate for %o', (assumption) => {
  expect(estimateMonthlyPesos(1_000_000, assumption)).toBeUndefined()
})
