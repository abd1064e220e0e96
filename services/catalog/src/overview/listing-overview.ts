import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { availabilityLabel } from '@tahanan/contracts/property/availability-label.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { propertyStatusOf } from '@tahanan/contracts/property/property-status-of.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import type { ListingTally } from './listing-overview.store.ts'

type ListingOverview = OverviewAnswer['listings']

/** Listings by status and by type, the commonest first; drafts count everywhere. */
export function listingOverview(tallies: readonly ListingTally[]): ListingOverview {
  const byStatus = new Map<string, ListingOverview['by_status'][number]>()
  const byType = new Map<number, ListingOverview['by_type'][number]>()
  let [total, drafts] = [0, 0]
  for (const { listingType, status, availability, isPublished, propertyType, listings } of tallies) {
    total += listings
    if (!isPublished) drafts += listings
    const statusKey = `${listingType} ${status} ${availability}`
    byStatus.set(statusKey, {
      type: listingType,
      property_status: propertyStatusOf(listingType, status),
      availability: availabilityLabel(listingType, availability),
      count: listings + (byStatus.get(statusKey)?.count ?? 0),
    })
    byType.set(propertyType, {
      property_type: labelOf(PROPERTY_TYPES, propertyType),
      count: listings + (byType.get(propertyType)?.count ?? 0),
    })
  }
  return { total, drafts, by_status: commonestFirst(byStatus), by_type: commonestFirst(byType) }
}

function commonestFirst<Counted extends { readonly count: number }>(counted: ReadonlyMap<unknown, Counted>): Counted[] {
  return [...counted.values()].toSorted((one, other) => other.count - one.count)
}
