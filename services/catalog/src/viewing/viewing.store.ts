import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { ViewingListQuery } from '@tahanan/contracts/viewing/viewing.ts'
import type { ViewingProposal } from '@tahanan/contracts/viewing/viewing-times.ts'
import { sqlState } from '@tahanan/platform/postgres/sql-state.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import type { Pool, PoolClient } from 'pg'
import { arraysOf, type Db, findId, findRow, insertRow, listRows, updateRow } from '../row/row.store.ts'
import { endOf, type Viewing, type ViewingPlan } from './viewing.ts'

const VIEWING = `v.id, v.version, v.uid, v.language, v.times, v.state, v.confirmed_at as at,
  v.salesperson_id as "salespersonId", v.word, v.next_reminder_at as "nextReminderAt", v.created_at as "createdAt",
  v.updated_at as "updatedAt",
  json_build_object('id', coalesce(l.merged_into_id, l.id), 'reference', l.reference, 'fullname', l.fullname, 'phone', l.phone, 'email', l.email)
    as lead,
  json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'location', p.location) as listing,
  case when s.id is null then null else json_build_object('id', s.id, 'name', s.name, 'email', s.email) end
    as salesperson
  from app.viewing v join app.lead l on l.id = v.lead_id join app.listing p on p.id = v.listing_id
  left join app.salesperson s on s.id = v.salesperson_id`

/** A listing that can be seen, locked as it is until the transaction ends; undefined where it is not to be had. */
export function findListingToView(client: PoolClient, slug: string): Promise<number | undefined> {
  return findId(
    client,
    `select l.id from app.slug s join app.listing l on l.id = s.aggregate_id
     where s.noun = 'listing' and s.slug = $1 and l.is_published and l.availability = 0 and l.deleted_at is null
     for share of l`,
    [slug],
  )
}

/** The times at which a listing is shown from `since` on; undefined where it is not to be had. */
export async function listTakenTimes(db: Pool, slug: string, since: Date): Promise<Date[] | undefined> {
  const { rows } = await db.query<{ taken: Date[] }>(
    `select array(select confirmed_at from app.viewing
       where listing_id = l.id and state = 'confirmed' and confirmed_at > $2 order by 1) as taken
     from app.slug s join app.listing l on l.id = s.aggregate_id
     where s.noun = 'listing' and s.slug = $1 and l.is_published and l.availability = 0 and l.deleted_at is null`,
    [slug, since],
  )
  return rows[0]?.taken
}

/** Those of `times` that a confirmed viewing of the listing is in the way of. */
export async function findTakenOf(client: PoolClient, listingId: number, times: readonly Date[]): Promise<Date[]> {
  const { rows } = await client.query<{ at: Date }>(
    `select at from unnest($2::timestamptz[], $3::timestamptz[]) as wish (at, ends)
     where exists (select from app.viewing where state = 'confirmed'
       and int4range(listing_id, listing_id, '[]') && int4range($1, $1, '[]')
       and tstzrange(confirmed_at, confirmed_until) && tstzrange(wish.at, wish.ends))`,
    [listingId, times, times.map(endOf)],
  )
  return rows.map(({ at }) => at)
}

export async function insertViewing(
  client: PoolClient,
  viewing: ViewingProposal & { readonly leadId: number; readonly listingId: number; readonly uid: string },
  now: Date,
): Promise<number> {
  const { leadId, listingId, uid, language, times } = viewing
  const proposal = { lead_id: leadId, listing_id: listingId, uid, language, times, state: 'proposed' }
  return (await insertRow(client, 'viewing', { ...proposal, created_at: now, updated_at: now })).id
}

/** Of some viewings: the listing, and whom it is shown to. */
export async function listViewed(
  pool: Pool,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly listing: string; readonly email: string }>> {
  const { rows } = await pool.query<{ id: number; listing: string; email: string }>(
    `select v.id, p.name as listing, l.email
     from app.viewing v join app.lead l on l.id = v.lead_id join app.listing p on p.id = v.listing_id
     where v.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...viewed }) => [id, viewed]))
}

const EXCLUDED = '23P01'

/** @throws Conflict where the time is taken: the table decides, not a look beforehand, so of two at once one gets it */
export async function updateViewing(client: PoolClient, id: number, plan: ViewingPlan): Promise<void> {
  try {
    await updateRow(client, 'viewing', id, {
      version: plan.version,
      state: plan.state,
      confirmed_at: plan.at,
      confirmed_until: plan.at && endOf(plan.at),
      salesperson_id: plan.salespersonId,
      word: plan.word,
      next_reminder_at: plan.nextReminderAt,
      updated_at: plan.updatedAt,
    })
  } catch (error) {
    if (sqlState(error) !== EXCLUDED) throw error
    throw new Conflict(
      'conflict',
      'This listing is shown to somebody else within an hour of it. Choose another time.',
      {
        taken: plan.at,
      },
    )
  }
}

/** With the row of its lead, or of the one that is kept under, locked before its own, as everything that changes both has it. */
export async function lockViewing(client: PoolClient, id: number): Promise<Viewing | undefined> {
  await client.query(
    `select from app.lead where id = (select coalesce(l.merged_into_id, l.id)
       from app.viewing v join app.lead l on l.id = v.lead_id where v.id = $1) for update`,
    [id],
  )
  await client.query('select from app.viewing where id = $1 for update', [id])
  return findViewing(client, id)
}

export function findViewing(db: Db, id: number): Promise<Viewing | undefined> {
  return findRow(db, `select ${VIEWING} where v.id = $1`, [id])
}

/** Of the link in the latest mail. */
export function findViewingOfToken(db: Db, hash: Buffer): Promise<Viewing | undefined> {
  return findRow(db, `select ${VIEWING} where v.token_hash = $1`, [hash])
}

/** All that is kept of a mail's link. */
export async function storeViewingToken(db: Pool, id: number, hash: Buffer): Promise<void> {
  await db.query('update app.viewing set token_hash = $2 where id = $1 and token_hash is distinct from $2', [id, hash])
}

export function findViewingOfLead(db: Pool, leadId: number): Promise<Viewing | undefined> {
  return findRow(db, `select ${VIEWING} where v.lead_id = $1`, [leadId])
}

export function listViewingsOfLeads(client: PoolClient, leadIds: readonly number[]): Promise<Viewing[]> {
  return listRows(client, `select ${VIEWING} where v.lead_id = any($1) order by v.id`, [leadIds])
}

/** Confirmed ones by their time, the others by when they came; without what deleted leads and spam only proposed. */
export function listViewings(
  db: Pool,
  { lead, salesperson, state, from, days }: ViewingListQuery,
  now: Date,
  limit: number,
): Promise<Viewing[]> {
  return listRows(
    db,
    `select ${VIEWING}
     where ($1::integer is null or v.lead_id = any(array(select id from app.lead where id = $1 or merged_into_id = $1)))
       and ($2::integer is null or v.salesperson_id = $2)
       and ($3::text is null or v.state = $3)
       and (v.state = 'confirmed' or $1 is not null or (l.deleted_at is null and not l.is_spam))
       and ($1 is not null or v.state <> 'confirmed' or (v.confirmed_at >= ($4 || ' 00:00 Asia/Manila')::timestamptz
         and v.confirmed_at < ($4 || ' 00:00 Asia/Manila')::timestamptz + $5 * interval '1 day'))
     order by case when v.state = 'confirmed' then v.confirmed_at else v.created_at end, v.id limit $6`,
    [lead ?? null, salesperson ?? null, state ?? null, from ?? manilaDate(now), days, limit],
  )
}

/** Locks some whose reminder is due; those that another process has are its own. */
export function lockDueReminders(client: PoolClient, now: Date, limit: number): Promise<DueReminder[]> {
  return listRows(
    client,
    `select id, version, confirmed_at as at, next_reminder_at as "dueAt" from app.viewing
     where next_reminder_at <= $1 order by next_reminder_at limit $2 for update skip locked`,
    [now, limit],
  )
}

interface DueReminder {
  readonly id: number
  readonly version: number
  readonly at: Date
  readonly dueAt: Date
}

export async function setNextReminders(
  client: PoolClient,
  next: readonly { readonly id: number; readonly at: Date | null }[],
): Promise<void> {
  await client.query(
    `update app.viewing v set next_reminder_at = next.at
     from unnest($1::integer[], $2::timestamptz[]) as next (id, at) where v.id = next.id`,
    arraysOf(next, 'id', 'at'),
  )
}

/** Viewings go with their leads; what the audit trail quotes of them goes here. */
export async function eraseViewingTrail(client: PoolClient, leadIds: readonly number[]): Promise<void> {
  await client.query(
    `update app.audit set changes = '{}'
     where noun = 'viewing' and aggregate_id in (select id from app.viewing where lead_id = any($1))`,
    [leadIds],
  )
}
