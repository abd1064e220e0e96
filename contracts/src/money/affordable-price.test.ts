import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordablePricePesos } from './affordable-price.ts'
import { monthlyPaymentCentavos } from './monthly-payment-centavos.ts'

const assumptions = fc.record({
  monthlyIncomePesos: fc.integer({ min: 5_000, max: 2_000_000 }),
  sharePercent: fc.integer({ min: 5, max: 60 }),
  downPaymentPercent: fc.integer({ min: 0, max: 80 }),
  ratePercent: fc.integer({ min: 0, max: 2_400 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 40 }),
})

test('the loan of the price costs the share of the income, and no more', () => {
  fc.assert(
    fc.property(assumptions, (means) => {
      const price = affordablePricePesos(means)
      const { ratePercent, years, downPaymentPercent } = means
      const paymentOf = (pesos: number) =>
        monthlyPaymentCentavos({
          principalCentavos: Math.round(pesos * (1 - downPaymentPercent / 100) * 100),
          ratePercent,
          years,
        })
      const share = means.monthlyIncomePesos * means.sharePercent
      expect(paymentOf(price)).toBeLessThanOrEqual(share + 1)
      expect(paymentOf(price * 1.001 + 1_000)).toBeGreaterThan(share)
    }),
  )
})

test('a higher income never buys less, nor does a larger down payment', () => {
  fc.assert(
    fc.property(assumptions, (means) => {
      const price = affordablePricePesos(means)
      const richer = { ...means, monthlyIncomePesos: means.monthlyIncomePesos + 1_000 }
      expect(affordablePricePesos(richer)).toBeGreaterThanOrEqual(price)
      const saved = { ...means, downPaymentPercent: means.downPaymentPercent + 10 }
      expect(affordablePricePesos(saved)).toBeGreaterThanOrEqual(price)
    }),
  )
})

test('100,000 a month, 30 % of it, 10 % down, 7.5 % over 20 years', () => {
  const means = { monthlyIncomePesos: 100_000, sharePercent: 30, downPaymentPercent: 10, ratePercent: 7.5, years: 20 }
  expect(affordablePricePesos(means)).toBe(4_137_737)
})

test.each([{ years: 0 }, { ratePercent: -1 }, { downPaymentPercent: 100 }])('%o is refused', (wrong) => {
  const means = { monthlyIncomePesos: 1, sharePercent: 30, downPaymentPercent: 0, ratePercent: 6, years: 20, ...wrong }
  expect(() => affordablePricePesos(means)).toThrow(RangeError)
})
