import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { m } from '../message/messages.ts'

/** `Eq. ₱32,233/mo`, on Project listings that have one (§2, decision 44). */
export function monthlyEquityText({
  type,
  monthly_equity: pesos,
}: Pick<ListingCard, 'type' | 'monthly_equity'>): string | undefined {
  if (type !== PROJECT_LISTING || pesos === null || pesos === 0) return undefined
  return m.price.equity({ amount: formatPesos(Math.round(pesos) * 100) })
}
