import { monthlyPaymentCentavos } from '@tahanan/contracts/money/monthly-payment-centavos.ts'
import { LOAN_LIMITS, type LoanAssumption } from './loan-assumptions.ts'

/**
 * What a loan costs a month, in pesos; undefined for assumptions outside of `LOAN_LIMITS`, or none typed. Indicative
 * only: no insurance, no repricing, no fees.
 */
export function estimateMonthlyPesos(principalPesos: number, { ratePercent, years }: LoanAssumption) {
  if (!isWithin(ratePercent, LOAN_LIMITS.ratePercent) || !isWithin(years, LOAN_LIMITS.years)) return undefined
  return monthlyPaymentCentavos({ principalCentavos: Math.round(principalPesos * 100), ratePercent, years }) / 100
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max
}
