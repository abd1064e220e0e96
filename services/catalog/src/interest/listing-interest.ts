import { type InterestAnswer, QUIET_DAYS } from '@tahanan/contracts/interest/interest.ts'
import { dayStart, manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { Pool } from 'pg'
import type { Catalog } from '../command/run-command.ts'
import { listRows } from '../row/row.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Of `app.lead e`: somebody asks about a listing. Spelled as the partial index has it. */
const ENQUIRY = `e.listing_id is not null and e.deleted_at is null and not e.is_spam and e.source <> 'report'`

const LONG_AGO = `now() - interval '${QUIET_DAYS} days'`

/** Of `app.listing`: to be had for 30 days and longer, and nobody has asked about it for 30 days. */
export const QUIET_LISTING = `is_published and availability = 0 and created_at < ${LONG_AGO}
  and not exists (select from app.lead e where e.listing_id = listing.id and ${ENQUIRY} and e.created_at >= ${LONG_AGO})`

/** Of `app.listing` beside it: when each listing was asked about last. */
const LAST_ENQUIRIES = `(
    select e.listing_id as enquired_id, max(e.created_at) as enquired_at from app.lead e where ${ENQUIRY} group by 1
  ) enquired`

/** Orders `app.listing` by when it was asked about last, or since when it is there. */
export const QUIET_SINCE = {
  key: 'coalesce(enquired_at, created_at)',
  direction: 'asc',
  join: `left join ${LAST_ENQUIRIES} on enquired_id = listing.id`,
} as const

/** The day so many days before, today included: of 30 days the first. */
function firstDay(now: Date, days: number): string {
  return manilaDate(new Date(now.getTime() - (days - 1) * DAY_MS))
}

/** @throws NotFound where there is no such listing */
export async function readListingInterest(
  { pool }: Catalog,
  { id, days }: { readonly id: number; readonly days: number },
  now: Date,
): Promise<InterestAnswer> {
  const first = firstDay(now, days)
  const { rows } = await pool.query<InterestAnswer['days'][number] & { readonly isThere: boolean }>({
    name: 'interest.listing',
    text: `select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(v.views, 0) as views, coalesce(asked.enquiries, 0) as enquiries,
        exists (select from app.listing where id = $1 and deleted_at is null) as "isThere"
      from generate_series($2::date, $3::date, '1 day') as each (day)
      left join app.page_view v on v.listing_id = $1 and v.day = each.day::date
      left join (
        select (created_at at time zone 'Asia/Manila')::date as day, count(*)::integer as enquiries
        from app.lead e where e.listing_id = $1 and ${ENQUIRY} and created_at >= $4 group by 1
      ) asked on asked.day = each.day::date
      order by each.day`,
    values: [id, first, manilaDate(now), dayStart(first)],
  })
  if (rows[0]?.isThere !== true) throw new NotFound('listing', String(id))
  return { days: rows.map(({ day, views, enquiries }) => ({ day, views, enquiries })) }
}

interface QuietListings {
  readonly count: number
  /** The one that has waited longest is first. */
  readonly longest: readonly { readonly id: number; readonly name: string; readonly since: Date }[]
}

/**
 * Published listings that nobody has asked about for 30 days, answered by two indexes: the longest are the first of those
 * that nobody ever asked about, and of those that somebody did.
 */
export async function findQuietListings(pool: Pool, limit: number): Promise<QuietListings> {
  const { rows } = await pool.query<{ count: number; id: number | null; name: string; since: Date }>({
    name: 'interest.quiet',
    text: `with never as (
        select id, created_at as since from app.listing where deleted_at is null and ${QUIET_LISTING}
          and not exists (select from app.lead e where e.listing_id = listing.id and ${ENQUIRY})
        order by created_at, id limit $1
      ), once as (
        select id, enquired_at as since from ${LAST_ENQUIRIES} join app.listing on id = enquired_id
        where enquired_at < ${LONG_AGO} and deleted_at is null and ${QUIET_LISTING}
        order by enquired_at, id limit $1
      ), longest as (
        select * from (select * from never union all select * from once) quiet order by since, id limit $1
      )
      select counted.count, l.id, l.name, longest.since
      from (select count(*)::integer as count from app.listing where deleted_at is null and ${QUIET_LISTING}) counted
      left join (longest join app.listing l using (id)) on true
      order by longest.since, l.id`,
    values: [limit],
  })
  const longest = rows.flatMap(({ id, name, since }) => (id === null ? [] : [{ id, name, since }]))
  return { count: rows[0]?.count ?? 0, longest }
}

interface SeenListing {
  readonly id: number
  readonly name: string
  readonly views: number
  readonly enquiries: number
}

/** Each day's most seen: a listing that is never among them is not among the most seen of all days. */
const SEEN_OF_A_DAY = 20

/** The listings whose pages were shown most in so many days up to today, with the enquiries of these days. */
export function findMostSeen(
  pool: Pool,
  now: Date,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<SeenListing[]> {
  const first = firstDay(now, days)
  return listRows(pool, {
    name: 'interest.most-seen',
    text: `with candidate as (
        select distinct top.listing_id from generate_series($1::date, $2::date, '1 day') as each (day), lateral (
          select listing_id from app.page_view where page_view.day = each.day::date
          order by views desc limit ${SEEN_OF_A_DAY}) top
      ), seen as (
        select listing_id, sum(views)::integer as views from candidate join app.page_view using (listing_id)
        where day between $1 and $2 group by listing_id
      ), most as (
        select l.id, l.name, seen.views from seen join app.listing l on l.id = seen.listing_id
        where l.deleted_at is null order by seen.views desc, l.id desc limit $3
      )
      select id, name, views, (select count(*)::integer from app.lead e
        where e.listing_id = most.id and ${ENQUIRY} and e.created_at >= $4) as enquiries
      from most order by views desc, id desc`,
    values: [first, manilaDate(now), limit, dayStart(first)],
  })
}
