import { areaText } from '@tahanan/contracts/property/area-text.ts'
import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { PER_MONTH, PRICE_ON_REQUEST } from '@tahanan/contracts/money/price-text.ts'
import { parkingText } from '@tahanan/contracts/property/property-rules.ts'
import type { IconName } from '../ui/icon.tsx'
import { labels, m } from '../message/messages.ts'

/** `price` or `price_full` of an answer, its words in the language of the page. */
export function shownPrice(price: string): string {
  return price === PRICE_ON_REQUEST ? m.price.onRequest() : price.replace(PER_MONTH, m.price.perMonth())
}

/** A number that is known and not zero. */
export const some = (value: number | null): string | null => (value === null || value === 0 ? null : String(value))

/** An area that is known and not zero. */
export const someArea = (value: number | null): string | null =>
  value === null || value === 0 ? null : areaText(value)

export interface Fact {
  readonly icon: IconName
  readonly name: string
  readonly value: string | null
}

/** `₱85,000 per sqm`; undefined where it is not known. */
export function perSqmText({ price_sqm: pesos }: Pick<ListingCard, 'price_sqm'>): string | undefined {
  return pesos ? m.listing.perSqm({ price: formatPesos(Math.round(pesos) * 100) }) : undefined
}

type Offered = Pick<ListingCard, 'property_status' | 'property_type' | 'property_subtype'>

/** The status as cards and chips show it (§2, decision 53): nobody occupies a lot, it is ready to use. */
export function statusText({
  property_status: status,
  property_type: type,
  property_subtype: subtype,
}: Offered): string {
  const isLot = type === 'Memorial' || subtype === 'Lot Only'
  return status === 'Ready for occupancy' && isLot ? labels.status.readyToUse : labels.status[status]
}

/** Car park or parking availability of the overview (§2, decision 60): the count, or that there is some. */
export function shownParking(listing: Pick<ListingDetail, 'carpark' | 'parking'>): string | null {
  const text = parkingText(listing)
  return text === 'Available' ? m.listing.parkingAvailable() : text
}
