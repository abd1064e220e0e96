import { expect, test } from 'vitest'
import { equityProblems } from './equity-problems.ts'

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
