import type { PublicBroker } from '@tahanan/contracts/broker/public-broker.ts'
import type { ListingDetail, MoveIn } from '@tahanan/contracts/listing/listing-detail.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import type { FinancingOptionLabel } from '@tahanan/contracts/property/financing-option.ts'
import { shownPrice } from '../listing/listing-texts.ts'
import { m } from '../message/messages.ts'

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
    { term: price.includes('–') ? m.payment.priceRange() : m.payment.price(), value: shownPrice(price) },
    amountLine(m.payment.reservationFee(), payment.reservation_fee),
    payment.equity_percentage === null
      ? undefined
      : { term: m.payment.equity(), value: m.payment.equityShare({ percent: payment.equity_percentage }) },
    amountLine(m.payment.totalEquity(), payment.total_equity),
    payment.reservation_fee ? amountLine(m.payment.lessReservationFee(), payment.reservation_fee, '−') : undefined,
    amountLine(m.payment.netEquity(), payment.net_equity),
    months === null ? undefined : { term: m.payment.equityTerms(), value: m.payment.months({ count: months }) },
    amountLine(m.payment.monthlyEquity(), payment.monthly_equity),
    amountLine(m.payment.loanable(), payment.loanable_amount),
  ]
  return lines.filter((line) => line !== undefined)
}

/** `Move-in: 2 months deposit + 1 month advance = ₱75,000`; without the sum where there is no price. */
export function moveInText({ deposit_months: deposit, advance_months: advance, total }: MoveIn): string {
  const parts = [
    ...(deposit > 0 ? [m.payment.deposit({ months: m.payment.months({ count: deposit }) })] : []),
    ...(advance > 0 ? [m.payment.advance({ months: m.payment.months({ count: advance }) })] : []),
  ]
  const sum = total === null ? '' : ` = ${formatPesos(Math.round(total * 100))}`
  return m.payment.moveIn({ parts: parts.join(' + ') + sum })
}

function amountLine(term: string, pesos: number | null, sign = ''): PaymentLine | undefined {
  return pesos === null ? undefined : { term, value: sign + formatPesos(Math.round(pesos * 100)) }
}

/** What an estimate assumes of a loan; visitors change both. */
export interface LoanAssumption {
  /** Yearly, in percent. */
  readonly ratePercent: number
  readonly years: number
}

/**
 * Where estimates start: round figures of what banks, the fund and developers commonly offer, indicative only
 * (decisions §10). Cash is no loan.
 */
export const LOAN_ASSUMPTIONS: Readonly<Record<Exclude<FinancingOptionLabel, 'Cash'>, LoanAssumption>> = {
  'Bank Financing': { ratePercent: 7.5, years: 20 },
  'PAG-IBIG Financing': { ratePercent: 6.5, years: 30 },
  'In-House': { ratePercent: 15, years: 10 },
}

/** What can be typed: outside of it there is no estimate. */
export const LOAN_LIMITS = { ratePercent: { min: 0, max: 40 }, years: { min: 1, max: 40 } } as const

/** The licence numbers of a broker, without the PRC that stands before them anyway. */
export function licenceNumbers({ license }: Pick<PublicBroker, 'license'>): string {
  return license.map(({ name }) => name.replace(/^PRC\s+(?=\S)/i, '')).join(', ')
}
