import { formatPesos } from './pesos.ts'

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

interface PricedTerms extends EquityTerms {
  readonly minPriceCentavos: number | null
}

/** Problems by field of the listing form, ready for a 400 answer. */
export type EquityProblems = Partial<
  Record<'max_price' | 'equity_percentage' | 'equity_terms' | 'reservation_fee', string[]>
>

/** What is wrong with payment terms about to be saved (decision 38); an empty object when nothing is. */
export function equityProblems(terms: PricedTerms): EquityProblems {
  const problems: EquityProblems = {}
  const { minPriceCentavos: min, maxPriceCentavos: max, equityPercentage: percentage } = terms
  if (min !== null && max !== null && min > max) {
    problems.max_price = [`Maximum price is below the minimum price of ${formatPesos(min)}`]
  }
  if (percentage !== null && !(percentage >= 0 && percentage <= 100)) {
    problems.equity_percentage = ['Equity percentage must be between 0 and 100']
    return { ...problems, ...termsProblem(terms.equityTermsMonths) }
  }
  const total = equity(terms).totalEquityCentavos
  if (total !== null && (terms.reservationFeeCentavos ?? 0) > total) {
    problems.reservation_fee = [`Reservation fee is above the total equity of ${formatPesos(total)}`]
  }
  return { ...problems, ...termsProblem(terms.equityTermsMonths) }
}

function termsProblem(months: number | null): EquityProblems {
  const holds = months === null || (Number.isInteger(months) && months >= 1)
  return holds ? {} : { equity_terms: ['Equity terms must be at least 1 month'] }
}
