import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { availabilityLabel } from '@tahanan/contracts/property/availability-label.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { propertyStatusOf } from '@tahanan/contracts/property/property-status-of.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { dayStart } from '@tahanan/contracts/text/day-start.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool } from 'pg'
import { countListingsNeedingCare } from '../care/count-listings-needing-care.ts'
import { countPeopleNeedingCare } from '../care/count-people-needing-care.ts'
import type { PersonCareSettings } from '../care/person-care-terms.ts'
import type { Catalog } from '../command/catalog.ts'
import { leadCountsOf } from '../lead/lead-counts-of.ts'
import { readLeadTally } from '../lead/lead-tally.store.ts'
import { listActivity } from './activity.store.ts'
import { countLeadsByWeek, measureFirstResponses, readOpenLeads } from './lead-overview.store.ts'
import { type ListingTally, tallyListings } from './listing-overview.store.ts'

const WEEKS = 12

const DAY_MS = 24 * 60 * 60 * 1000

const ACTIVITIES = 15

/** What the dashboard opens with. Every part is answered by an index of its own, in bounded time. */
export async function getOverview(catalog: Catalog, settings: PersonCareSettings): Promise<OverviewAnswer> {
  const { pool } = catalog
  const [leads, tallies, listings, people, activity] = await Promise.all([
    readLeadOverview(pool, settings.now),
    tallyListings(pool),
    countListingsNeedingCare(catalog, settings.now),
    countPeopleNeedingCare(catalog, settings),
    listActivity(pool, ACTIVITIES),
  ])
  return {
    leads,
    listings: listingOverview(tallies),
    care: { listings, people },
    activity: activity.map(({ id, at, actor, noun, recordId, recordName, action }) => ({
      id,
      at: at.toISOString(),
      actor,
      noun,
      record_id: recordId,
      record_name: recordName,
      action,
    })),
  }
}

type ListingOverview = OverviewAnswer['listings']

/** Listings by status and by type, the commonest first; drafts count everywhere. */
function listingOverview(tallies: readonly ListingTally[]): ListingOverview {
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

/** Leads by source and week, and how soon they are answered. */
async function readLeadOverview(pool: Pool, now: Date): Promise<OverviewAnswer['leads']> {
  const weeks = overviewWeeks(now)
  const since = dayStart(weeks[0] ?? manilaDate(now))
  const [tallies, weekly, responses, open] = await Promise.all([
    readLeadTally(pool),
    countLeadsByWeek(pool, since),
    measureFirstResponses(pool, since),
    readOpenLeads(pool, manilaDate(now)),
  ])
  const counts = leadCountsOf(tallies)
  const overall = responses.find(({ week }) => week === null)
  return {
    weeks: weeks.map((week) => {
      const leads = { listing: 0, contact: 0, sell: 0, appraisal: 0 }
      for (const row of weekly) if (row.week === week) leads[row.source] = row.leads
      const times = responses.find((row) => row.week === week)
      return { week, leads, first_response_median: times?.medianMinutes ?? null }
    }),
    counts,
    first_response: {
      median: overall?.medianMinutes ?? null,
      p90: overall?.p90Minutes ?? null,
      answered: overall?.answered ?? 0,
      waiting: counts.status.new,
      waiting_since: open.waitingSince?.toISOString() ?? null,
    },
    follow_ups: { overdue: open.overdue, today: open.dueToday },
  }
}

/** The Mondays of the last twelve weeks in Manila, oldest first, the week under way included. */
export function overviewWeeks(now: Date): string[] {
  const today = dayStart(manilaDate(now))
  // At noon UTC it is the same day in Manila.
  const weekday = new Date(today.getTime() + DAY_MS / 2).getUTCDay()
  const mondayMs = today.getTime() - ((weekday + 6) % 7) * DAY_MS
  return Array.from({ length: WEEKS }, (_, at) => manilaDate(new Date(mondayMs - (WEEKS - 1 - at) * 7 * DAY_MS)))
}
