import { z } from 'zod'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'

const pesos = z.number().nonnegative().nullable()

/**
 * Payment terms of the public detail (decisions §0), in pesos. Equity is for Project listings, null for Brokerage
 * ones; financing is for both.
 */
export const listingPaymentSchema = z.object({
  reservation_fee: pesos,
  /** 0 to 100. */
  equity_percentage: z.number().nullable(),
  /** Months. */
  equity_terms: z.int().nullable(),
  /** Gross, before the reservation fee (decision 36). */
  total_equity: pesos,
  net_equity: pesos,
  monthly_equity: pesos,
  loanable_amount: pesos,
  financing_option: z.array(z.enum(FINANCING_OPTIONS)),
})

export type ListingPayment = z.infer<typeof listingPaymentSchema>
