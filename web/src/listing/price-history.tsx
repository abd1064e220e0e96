import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { m } from '../message/messages.ts'
import { DAY } from './listing-card.tsx'

/** What its price was before, and by how much the last change lowered it (decision 133). */
export function PriceHistory({
  listing: { price_lowered: lowered, price_changes: changes = [], property_status: status },
}: {
  readonly listing: ListingDetail
}) {
  const first = changes.at(-1)
  const day = (at: string) => DAY.format(new Date(at))
  const text = (pesos: number) => `${formatPesos(pesos * 100)}${status === 'For Rent' ? m.price.perMonth() : ''}`
  return (
    <details className="mt-1 text-sm text-ink-soft">
      <summary className="inline-block cursor-pointer py-1 underline-offset-4 hover:underline">
        {lowered
          ? m.listing.lowerSince({ price: formatPesos(lowered.by * 100), date: day(lowered.since) })
          : m.listing.priceHistory()}
      </summary>
      <ul className="mt-1 space-y-0.5 tabular-nums">
        {changes.map(({ changed_at: at, after }) => (
          <li key={at}>{m.listing.priceSince({ price: text(after), date: day(at) })}</li>
        ))}
        {first && <li>{m.listing.priceBefore({ price: text(first.before) })}</li>}
      </ul>
    </details>
  )
}
