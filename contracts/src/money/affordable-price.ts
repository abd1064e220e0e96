interface Means {
  readonly monthlyIncomePesos: number
  /** Of the income, in percent, that goes into the loan. */
  readonly sharePercent: number
  /** Of the price that is paid without a loan, in percent, below 100. */
  readonly downPaymentPercent: number
  /** Yearly, in percent. */
  readonly ratePercent: number
  readonly years: number
}

/**
 * The highest price whose loan costs no more a month than the share of the income, in whole pesos rounded down: the
 * inverse of `monthlyPaymentCentavos`. Indicative only, as that is.
 *
 * @throws RangeError for a term of no months, a negative rate or a down payment that leaves no loan
 */
export function affordablePricePesos(means: Means): number {
  const { monthlyIncomePesos, sharePercent, downPaymentPercent, ratePercent, years } = means
  const months = Math.round(years * 12)
  if (!(months >= 1) || !(ratePercent >= 0)) throw new RangeError('A loan needs at least a month and no negative rate')
  if (!(downPaymentPercent >= 0 && downPaymentPercent < 100)) throw new RangeError('Some of the price must be borrowed')
  const payment = (monthlyIncomePesos * sharePercent) / 100
  const monthlyRate = ratePercent / 100 / 12
  const loan =
    monthlyRate === 0 ? payment * months : (payment * -Math.expm1(-months * Math.log1p(monthlyRate))) / monthlyRate
  return Math.floor(loan / (1 - downPaymentPercent / 100))
}
