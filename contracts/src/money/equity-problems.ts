import { equity, type EquityTerms } from './equity.ts'
import { formatPesos } from './format-pesos.ts'

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
