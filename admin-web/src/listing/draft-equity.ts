import { equity, type Equity } from '@tahanan/contracts/money/equity.ts'
import { type EquityProblems, equityProblems } from '@tahanan/contracts/money/equity-problems.ts'
import { parsePesos } from '@tahanan/contracts/money/parse-pesos.ts'
import type { ListingDraft } from './listing-draft.ts'

export interface DraftEquity {
  readonly amounts: Equity
  /** What would be refused, by field (decision 38). */
  readonly problems: EquityProblems
}

/** The equity maths of the numbers that are typed now, in centavos. */
export function draftEquity(draft: ListingDraft): DraftEquity {
  const terms = {
    minPriceCentavos: centavos(draft.min_price),
    maxPriceCentavos: centavos(draft.max_price),
    equityPercentage: number(draft.equity_percentage),
    equityTermsMonths: number(draft.equity_terms),
    reservationFeeCentavos: centavos(draft.reservation_fee),
    equityFixedCentavos: draft.has_fixed_equity ? centavos(draft.equity_fixed) : null,
  }
  return { amounts: equity(terms), problems: equityProblems(terms) }
}

function centavos(digits: string): number | null {
  return parsePesos(digits) ?? null
}

function number(digits: string): number | null {
  return digits === '' ? null : Number(digits)
}
