import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { availabilityLabel, propertyStatusOf } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { dayStart, manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool } from 'pg'
import { countListingsNeedingAttention } from '../attention/listing-attention.store.ts'
import { countPeopleNeedingAttention, type PersonAttentionSettings } from '../attention/person-attention.store.ts'
import { READINGS } from '../audit/audit.store.ts'
import type { Catalog } from '../command/run-command.ts'
import { findMostSeen, findQuietListings } from '../interest/listing-interest.ts'
import { OPEN_LEAD } from '../lead/lead.store.ts'
import { leadCountsOf } from '../lead/lead-commands.ts'
import { readLeadTally } from '../lead/lead-timeline.store.ts'
import { listRows } from '../row/row.store.ts'

interface Activity extends Omit<OverviewAnswer['activity'][number], 'at'> {
  readonly at: Date
}

/** The newest changes, with the names that their records have now; an index holds them apart from mere readings. */
function listActivity(pool: Pool, limit: number): Promise<Activity[]> {
  return listRows(
    pool,
    `select x.id::float8, x.at, x.noun, x.aggregate_id as record_id, x.action,
       case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as actor,
       case x.noun
         when 'listing' then (select name from app.listing where id = x.aggregate_id)
         when 'project' then (select name from app.project where id = x.aggregate_id)
         when 'developer' then (select name from app.developer where id = x.aggregate_id)
         when 'amenity' then (select name from app.amenity where id = x.aggregate_id)
         when 'broker' then (select name from app.broker where id = x.aggregate_id)
         when 'salesperson' then (select name from app.salesperson where id = x.aggregate_id)
         when 'realty' then (select name from app.realty where id = x.aggregate_id)
       end as record_name
     from (
       select * from app.audit
       where action not in (${READINGS})
         and (noun <> 'picture' or account_id is not null)
       order by at desc, id desc limit ${limit}) x
     left join app.account a on a.id = x.account_id
     order by x.at desc, x.id desc`,
  )
}

interface WeeklyLeads {
  /** Its Monday in Manila. */
  readonly week: string
  readonly source: LeadSource
  readonly leads: number
}

/** Leads since a moment, by the week in which they came; answered by an index alone. */
function countLeadsByWeek(pool: Pool, since: Date): Promise<WeeklyLeads[]> {
  return listRows(
    pool,
    `select to_char(date_trunc('week', created_at at time zone 'Asia/Manila'), 'YYYY-MM-DD') as week,
       source, count(*)::integer as leads
     from app.lead where deleted_at is null and not is_spam and created_at >= $1 group by 1, 2`,
    [since],
  )
}

interface ResponseTimes {
  /** Null: of all weeks together. */
  readonly week: string | null
  readonly answered: number
  readonly medianMinutes: number | null
  readonly p90Minutes: number | null
}

/** How long the leads since a moment waited for the first response, by week and in all. */
function measureFirstResponses(pool: Pool, since: Date): Promise<ResponseTimes[]> {
  return listRows(
    pool,
    `select to_char(week, 'YYYY-MM-DD') as week, count(*)::integer as answered,
       round(percentile_cont(0.5) within group (order by minutes)::numeric, 1)::float8 as "medianMinutes",
       round(percentile_cont(0.9) within group (order by minutes)::numeric, 1)::float8 as "p90Minutes"
     from (
       select date_trunc('week', created_at at time zone 'Asia/Manila') as week,
         greatest(extract(epoch from first_response_at - created_at) / 60, 0)::float8 as minutes
       from app.lead
       where deleted_at is null and not is_spam and created_at >= $1 and first_response_at is not null) answered
     group by grouping sets ((week), ())`,
    [since],
  )
}

interface OpenLeads {
  /** When the one came that waits longest for an answer. */
  readonly waitingSince: Date | null
  readonly overdue: number
  readonly dueToday: number
}

/** @param today the day in Manila */
async function readOpenLeads(pool: Pool, today: string): Promise<OpenLeads> {
  const { rows } = await pool.query<OpenLeads>(
    `select due.*,
       (select created_at from app.lead
        where deleted_at is null and is_spam = false and status = 'new' and merged_into_id is null order by id limit 1) as "waitingSince"
     from (
       select (select count(*)::integer from app.lead where due_at < now()) as overdue, count(*)::integer as "dueToday"
       from app.lead where next_follow_up_on = $1 and ${OPEN_LEAD}) due`,
    [today],
  )
  return rows[0] ?? { waitingSince: null, overdue: 0, dueToday: 0 }
}

/** @param day its beginning in Manila */
async function countViewings(pool: Pool, day: Date): Promise<OverviewAnswer['viewings']> {
  const { rows } = await pool.query<OverviewAnswer['viewings']>(
    `select
       (count(*) filter (where v.state = 'confirmed' and confirmed_at >= $1 and confirmed_at < $2))::integer as today,
       (count(*) filter (where v.state = 'proposed'))::integer as proposed
     from app.viewing v join app.lead l on l.id = v.lead_id
     where v.state in ('proposed', 'confirmed') and not l.is_spam and l.deleted_at is null`,
    [day, new Date(day.getTime() + DAY_MS)],
  )
  return rows[0] ?? { today: 0, proposed: 0 }
}

/** How many listings there are of one kind; codes as the forms have them. */
interface ListingTally {
  readonly listingType: ListingType
  readonly status: number
  readonly availability: number
  readonly isPublished: boolean
  readonly propertyType: number
  readonly listings: number
}

/** Counted by an index alone; only then are the types of projects looked up. */
function tallyListings(pool: Pool): Promise<ListingTally[]> {
  return listRows(
    pool,
    `select listing_type as "listingType", status, availability, is_published as "isPublished",
       coalesce(p.property_type, g.property_type) as "propertyType", sum(listings)::integer as listings
     from (
       select listing_type, status, availability, is_published, property_type, project_id, count(*) as listings
       from app.listing where deleted_at is null group by 1, 2, 3, 4, 5, 6) g
     left join app.project p on p.id = g.project_id
     group by 1, 2, 3, 4, 5`,
  )
}

const WEEKS = 12

const DAY_MS = 24 * 60 * 60 * 1000

const ACTIVITIES = 15

const QUIET_SHOWN = 5

const MOST_SEEN = { days: 30, limit: 5 }

/** What the catalogue knows of what the dashboard opens with. Every part is answered by an index of its own, in bounded time. */
export async function getOverview(
  catalog: Catalog,
  settings: PersonAttentionSettings,
): Promise<Omit<OverviewAnswer, 'prices'>> {
  const { pool } = catalog
  const [leads, viewings, quiet, seen, tallies, listings, people, activity] = await Promise.all([
    readLeadOverview(pool, settings.now),
    countViewings(pool, dayStart(manilaDate(settings.now))),
    findQuietListings(pool, QUIET_SHOWN),
    findMostSeen(pool, settings.now, MOST_SEEN),
    tallyListings(pool),
    countListingsNeedingAttention(catalog, settings.now),
    countPeopleNeedingAttention(catalog, settings),
    listActivity(pool, ACTIVITIES),
  ])
  return {
    leads,
    viewings,
    quiet: {
      count: quiet.count,
      longest: quiet.longest.map(({ since, ...listing }) => ({ ...listing, since: since.toISOString() })),
    },
    seen,
    listings: listingOverview(tallies),
    care: { listings, people },
    activity: activity.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
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
      const leads = { listing: 0, contact: 0, sell: 0, appraisal: 0, report: 0 }
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
