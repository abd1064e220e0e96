import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equity, equityProblems, type EquityTerms } from './equity.ts'

const SAMPLE: EquityTerms = {
  maxPriceCentavos: 406_792_000,
  equityPercentage: 10,
  equityTermsMonths: 12,
  reservationFeeCentavos: 2_000_000,
  equityFixedCentavos: null,
}

const terms = fc.record({
  maxPriceCentavos: fc.integer({ min: 0, max: 1e12 }),
  equityPercentage: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  equityTermsMonths: fc.integer({ min: 1, max: 120 }),
  reservationFeeCentavos: fc.integer({ min: 0, max: 1e9 }),
  equityFixedCentavos: fc.constant(null),
})

test('4,067,920; 10 % = 406,792; less reservation 20,000 = 386,792; / 12 = 32,232.67; loan 90 % = 3,661,128', () => {
  expect(equity(SAMPLE)).toEqual({
    totalEquityCentavos: 40_679_200,
    netEquityCentavos: 38_679_200,
    monthlyEquityCentavos: 3_223_267,
    loanableAmountCentavos: 366_112_800,
  })
})

test('A fixed monthly equity can override it; 0 is no override (decision 39)', () => {
  expect(equity({ ...SAMPLE, equityFixedCentavos: 1_500_000 })).toEqual({
    ...equity(SAMPLE),
    monthlyEquityCentavos: 1_500_000,
  })
  expect(equity({ ...SAMPLE, equityFixedCentavos: 0 })).toEqual(equity(SAMPLE))
})

test('a fixed monthly equity needs no price', () => {
  expect(equity({ ...SAMPLE, maxPriceCentavos: null, equityFixedCentavos: 1_500_000 })).toEqual({
    totalEquityCentavos: null,
    netEquityCentavos: null,
    monthlyEquityCentavos: 1_500_000,
    loanableAmountCentavos: null,
  })
})

test.each([0, null])('terms of %s months give no monthly equity on read (decision 38)', (equityTermsMonths) => {
  expect(equity({ ...SAMPLE, equityTermsMonths }).monthlyEquityCentavos).toBeNull()
})

test('net equity is clamped at zero (decision 38)', () => {
  const waived = equity({ ...SAMPLE, reservationFeeCentavos: 50_000_000 })
  expect(waived).toMatchObject({ netEquityCentavos: 0, monthlyEquityCentavos: 0, loanableAmountCentavos: 366_112_800 })
})

test('half a centavo is rounded up, exactly (decision 40)', () => {
  expect(equity({ ...SAMPLE, maxPriceCentavos: 5, equityPercentage: 10 }).totalEquityCentavos).toBe(1)
  expect(equity({ ...SAMPLE, maxPriceCentavos: 4, equityPercentage: 10 }).totalEquityCentavos).toBe(0)
  expect(equity({ ...SAMPLE, maxPriceCentavos: 1_000_000_000_005, equityPercentage: 33.33 }).totalEquityCentavos).toBe(
    333_300_000_002,
  )
})

test('equity and loan always make up the price, in whole centavos', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { totalEquityCentavos: total, loanableAmountCentavos: loan } = equity(given)
      expect(Number(total) + Number(loan)).toBe(given.maxPriceCentavos)
      expect(Number.isInteger(total)).toBe(true)
    }),
  )
})

test('the fee changes the net and the monthly amount, never the total or the loan', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const without = equity({ ...given, reservationFeeCentavos: null })
      const withFee = equity(given)
      expect(withFee.totalEquityCentavos).toBe(without.totalEquityCentavos)
      expect(withFee.loanableAmountCentavos).toBe(without.loanableAmountCentavos)
      expect(withFee.netEquityCentavos).toBe(
        Math.max(0, Number(without.netEquityCentavos) - given.reservationFeeCentavos),
      )
    }),
  )
})

test('the months add up to the net equity, give or take half a centavo each', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { monthlyEquityCentavos: monthly, netEquityCentavos: net } = equity(given)
      const months = given.equityTermsMonths
      expect(Math.abs(Number(monthly) * months - Number(net))).toBeLessThanOrEqual(months / 2)
    }),
  )
})

const GOOD = {
  minPriceCentavos: 350_000_000,
  maxPriceCentavos: 406_792_000,
  equityPercentage: 10,
  equityTermsMonths: 12,
  reservationFeeCentavos: 2_000_000,
  equityFixedCentavos: null,
}

test('nothing is wrong with the sample, nor with terms left empty', () => {
  expect(equityProblems(GOOD)).toEqual({})
  expect(
    equityProblems({
      minPriceCentavos: null,
      maxPriceCentavos: null,
      equityPercentage: null,
      equityTermsMonths: null,
      reservationFeeCentavos: 2_000_000,
      equityFixedCentavos: null,
    }),
  ).toEqual({})
})

test.each([0, 1.5, -12])('terms of %d months are refused', (equityTermsMonths) => {
  expect(equityProblems({ ...GOOD, equityTermsMonths })).toEqual({
    equity_terms: ['Equity terms must be at least 1 month'],
  })
})

test('a fee above the equity is refused, one that equals it is not', () => {
  expect(equityProblems({ ...GOOD, reservationFeeCentavos: 40_679_201 })).toEqual({
    reservation_fee: ['Reservation fee is above the total equity of ₱406,792'],
  })
  expect(equityProblems({ ...GOOD, reservationFeeCentavos: 40_679_200 })).toEqual({})
})

test.each([-0.01, 100.01, Number.NaN])('%d percent is refused', (equityPercentage) => {
  expect(equityProblems({ ...GOOD, equityPercentage })).toEqual({
    equity_percentage: ['Equity percentage must be between 0 and 100'],
  })
})

test('every problem is named at once', () => {
  const problems = equityProblems({
    ...GOOD,
    minPriceCentavos: 500_000_000,
    equityPercentage: 101,
    equityTermsMonths: 0,
  })
  expect(problems).toEqual({
    max_price: ['Maximum price is below the minimum price of ₱5,000,000'],
    equity_percentage: ['Equity percentage must be between 0 and 100'],
    equity_terms: ['Equity terms must be at least 1 month'],
  })
})
