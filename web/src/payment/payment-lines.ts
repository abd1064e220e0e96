import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'

/** A line of the payment terms, in words. */
export interface PaymentLine {
  readonly term: string
  readonly value: string
}

/**
 * The payment terms of a listing in full (decisions 36 and §10: no scheme unless fully disclosed): what is paid down,
 * over how long, and what is left to borrow. Only the price where a listing has no terms.
 */
export function paymentLines({ price_full: price, payment }: Pick<ListingDetail, 'price_full' | 'payment'>) {
  const months = payment.equity_terms
  const lines: readonly (PaymentLine | undefined)[] = [
    { term: price.includes('–') ? 'Price range' : 'Price', value: price },
    amountLine('Reservation fee', payment.reservation_fee),
    payment.equity_percentage === null
      ? undefined
      : { term: 'Equity', value: `${payment.equity_percentage}% of the price` },
    amountLine('Total equity amount', payment.total_equity),
    payment.reservation_fee ? amountLine('less reservation fee', payment.reservation_fee, '−') : undefined,
    amountLine('Net equity', payment.net_equity),
    months === null ? undefined : { term: 'Equity terms', value: `${months} ${months === 1 ? 'month' : 'months'}` },
    amountLine('Monthly equity', payment.monthly_equity),
    amountLine('Loanable amount', payment.loanable_amount),
  ]
  return lines.filter((line) => line !== undefined)
}

function amountLine(term: string, pesos: number | null, sign = ''): PaymentLine | undefined {
  return pesos === null ? undefined : { term, value: sign + formatPesos(Math.round(pesos * 100)) }
}
