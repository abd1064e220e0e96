import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyPaymentCentavos } from './monthly-payment-centavos.ts'

test('a million at 6 % over 30 years is 5,995.51 a month', () => {
  expect(monthlyPaymentCentavos({ principalCentavos: 100_000_000, ratePercent: 6, years: 30 })).toBe(599_551)
})

test('without interest it is the principal over the months', () => {
  expect(monthlyPaymentCentavos({ principalCentavos: 120_000, ratePercent: 0, years: 10 })).toBe(1_000)
})

test('paying it every month leaves nothing of the loan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 10_000_000_000 }),
      fc.integer({ min: 1, max: 2400 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 1, max: 30 }),
      (principalCentavos, ratePercent, years) => {
        const payment = monthlyPaymentCentavos({ principalCentavos, ratePercent, years })
        let balance = principalCentavos
        let roundingOff = 0
        for (let month = 0; month < years * 12; month += 1) {
          balance += balance * (ratePercent / 1200) - payment
          roundingOff += roundingOff * (ratePercent / 1200) + 0.5
        }
        expect(Math.abs(balance)).toBeLessThanOrEqual(roundingOff + 1)
      },
    ),
  )
})

test('a term of no months is refused', () => {
  expect(() => monthlyPaymentCentavos({ principalCentavos: 1, ratePercent: 6, years: 0 })).toThrow(RangeError)
  expect(() => monthlyPaymentCentavos({ principalCentavos: 1, ratePercent: -1, years: 1 })).toThrow(RangeError)
})
