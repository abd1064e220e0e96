/** What a project listing stores of its payment terms; null where not given. */
export interface EquityTerms {
  readonly maxPriceCentavos: number | null
  /** 0 to 100, at most two decimals. */
  readonly equityPercentage: number | null
  readonly equityTermsMonths: number | null
  readonly reservationFeeCentavos: number | null
  readonly equityFixedCentavos: number | null
}

/** Amounts in centavos, null where the terms do not give them. */
export interface Equity {
  /** Gross, as the view page shows it (decision 36). */
  readonly totalEquityCentavos: number | null
  /** Less the reservation fee, never below zero; the edit form's "Total equity". */
  readonly netEquityCentavos: number | null
  /** Net over the months, or the fixed amount where one is set (decision 39). */
  readonly monthlyEquityCentavos: number | null
  /** Price less gross equity: the fee changes nothing (decision 37). */
  readonly loanableAmountCentavos: number | null
}

/**
 * The equity maths of §9 as decisions 36 to 40 read it: whole centavos, half-up. A price of ₱4,067,920 at 10 % less
 * ₱20,000 over 12 months is ₱386,792 net, ₱32,232.67 a month, and a loan of ₱3,661,128.
 */
export function equity(terms: EquityTerms): Equity {
  const total = shareOf(terms.maxPriceCentavos, terms.equityPercentage)
  const net = total === null ? null : Math.max(0, total - (terms.reservationFeeCentavos ?? 0))
  return {
    totalEquityCentavos: total,
    netEquityCentavos: net,
    monthlyEquityCentavos: terms.equityFixedCentavos || perMonth(net, terms.equityTermsMonths),
    loanableAmountCentavos: total === null || terms.maxPriceCentavos === null ? null : terms.maxPriceCentavos - total,
  }
}

/** Exact: a price times hundredths of a percent can pass what a number holds. */
function shareOf(centavos: number | null, percentage: number | null): number | null {
  if (centavos === null || percentage === null) return null
  const tenThousandths = BigInt(Math.round(percentage * 100))
  return Number((BigInt(centavos) * tenThousandths + 5_000n) / 10_000n)
}

function perMonth(centavos: number | null, months: number | null): number | null {
  return centavos === null || !months ? null : Math.round(centavos / months)
}
