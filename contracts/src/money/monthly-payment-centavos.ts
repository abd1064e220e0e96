interface Loan {
  readonly principalCentavos: number
  /** Yearly rate in percent, an assumption that the visitor can edit. */
  readonly ratePercent: number
  readonly years: number
}

/**
 * Level monthly payment of an amortised loan in centavos, half-up. Indicative only: no insurance, no repricing.
 *
 * @throws RangeError for a term of no months or a negative rate
 */
export function monthlyPaymentCentavos({ principalCentavos, ratePercent, years }: Loan): number {
  const months = Math.round(years * 12)
  if (!(months >= 1) || !(ratePercent >= 0)) throw new RangeError('A loan needs at least a month and no negative rate')
  const monthlyRate = ratePercent / 100 / 12
  if (monthlyRate === 0) return Math.round(principalCentavos / months)
  // expm1 and log1p keep the digits that 1 - (1 + rate) ** -months loses at very small rates.
  return Math.round((principalCentavos * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate)))
}
