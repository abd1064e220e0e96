import { z } from 'zod'

const pesos = z.number().nonnegative().nullable()

/** Amounts computed from a project listing's terms (decision 36), in pesos; null where the terms do not give them. */
export const listingEquityShape = {
  /** Gross: the view page's "Total equity amount". */
  total_equity: pesos,
  /** Less the reservation fee: the edit form's "Total equity". */
  net_equity: pesos,
  monthly_equity: pesos,
  loanable_amount: pesos,
} as const
