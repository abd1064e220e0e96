import { createHash } from 'node:crypto'
import { leadDueAt } from '@tahanan/contracts/lead/lead-due.ts'
import type { LeadFilter, LeadListQuery } from '@tahanan/contracts/lead/lead.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool, PoolClient } from 'pg'
import { newestInPieces } from '../export/csv-file.ts'
import { type Matched, matchesSql, pageOfMatches, rowsOfPage, searchPatterns } from '../list/page-of-matches.ts'
import {
  columnsOf,
  countRows,
  type Db,
  findRow,
  insertRow,
  listRows,
  type RowColumns,
  updateRow,
} from '../row/row.store.ts'
import type { Lead, LeadNames, PersonKeys } from './lead.ts'

/** Columns of a `Lead`, from `LEAD_TABLES`. */
const LEAD_COLUMNS = `l.id, l.version, l.reference, l.source, l.fullname, l.email, l.phone, l.message,
  l.report_reason as "reportReason",
  l.email_folded as "emailFolded", l.phone_e164 as "phoneE164", l.listing_id as "listingId",
  l.listing_slug as "listingSlug", l.listing_name as "listingName", l.listing_price as "listingPrice",
  l.listing_url as "listingUrl", l.status, l.is_spam as "isSpam", l.status_before_spam as "statusBeforeSpam",
  l.assignee_id as "assigneeId", assignee.name as "assigneeName", l.next_step as "nextStep",
  l.next_follow_up_on as "nextFollowUpOn", l.first_response_at as "firstResponseAt",
  l.first_response_by as "firstResponseById", l.merged_into_id as "mergedIntoId",
  case when responder.id is null then null else json_build_object('id', responder.id, 'name', responder.name) end
    as "firstResponseBy",
  case when adder.id is null then null else json_build_object('id', adder.id, 'name', adder.name) end as "addedBy",
  l.consent_at as "consentAt", l.created_at as "createdAt", l.updated_at as "updatedAt", l.deleted_at as "deletedAt"`

const LEAD_TABLES = `app.lead l left join app.account adder on adder.id = l.added_by
  left join app.account responder on responder.id = l.first_response_by
  left join app.salesperson assignee on assignee.id = l.assignee_id`

export type NewLead = Omit<Lead, 'id' | keyof LeadNames> & { readonly addedById: number | null }

export async function insertLead(client: PoolClient, { addedById, ...lead }: NewLead): Promise<number> {
  const { id } = await insertRow(client, 'lead', { ...written(lead), added_by: addedById })
  return id
}

export function updateLeadRow(client: PoolClient, lead: Lead): Promise<void> {
  const { id, addedBy: _adder, firstResponseBy: _responder, assigneeName: _assignee, ...fields } = lead
  return updateRow(client, 'lead', id, written(fields))
}

function written({ firstResponseById, ...lead }: Omit<Lead, 'id' | keyof LeadNames>): RowColumns {
  const derived = { due_at: leadDueAt(lead), search_folded: leadSearchText(lead) }
  return { ...columnsOf(lead), first_response_by: firstResponseById, ...derived }
}

/**
 * Locked until the transaction ends; deleted ones as well. It is read in a second statement: the one that waited for the
 * lock still sees other tables as they were before its wait.
 */
export async function lockLead(client: PoolClient, id: number): Promise<Lead | undefined> {
  await client.query('select from app.lead where id = $1 for update', [id])
  return findLead(client, id)
}

/** Deleted ones as well: they can be looked at, and restored. */
export function findLead(db: Db, id: number): Promise<Lead | undefined> {
  return findRow(db, `select ${LEAD_COLUMNS} from ${LEAD_TABLES} where l.id = $1`, [id])
}

/** What is kept under a lead, newest first. */
export function listMergedLeads(db: Db, id: number): Promise<Lead[]> {
  return listRows(db, `select ${LEAD_COLUMNS} from ${LEAD_TABLES} where l.merged_into_id = $1 order by l.id desc`, [id])
}

/** These leads and all that are kept together with them: whoever is one of them is the same person. */
export function listMergedTogether(client: PoolClient, ids: readonly number[]): Promise<Lead[]> {
  return listRows(
    client,
    `with root as (select distinct coalesce(merged_into_id, id) as id from app.lead where id = any($1))
     select ${LEAD_COLUMNS} from ${LEAD_TABLES}
     where l.id in (select id from root)
        or l.merged_into_id in (select id from root) order by l.id desc`,
    [ids],
  )
}

/** Leads of one person, newest first (decision 113). Both halves have an index. */
export function listLeadsOfPerson(
  db: Db,
  { emailFolded, phoneE164 }: PersonKeys,
  limit: number | null,
): Promise<Lead[]> {
  return listRows(
    db,
    `select ${LEAD_COLUMNS} from ${LEAD_TABLES}
     where l.id in (
       select id from app.lead where email_folded = $1 union select id from app.lead where phone_e164 = $2
       order by id desc limit $3)
     order by l.id desc`,
    [emailFolded, phoneE164, limit],
  )
}

type Searched = Pick<
  Lead,
  'reference' | 'fullname' | 'email' | 'phone' | 'phoneE164' | 'message' | 'listingName' | 'listingUrl'
>

/** Which leads, and the account that asks: whose `me` is. */
export type LeadSearch<Filter extends LeadFilter = LeadFilter> = Filter & { readonly accountId: number | null }

/** What `q` of the lead lists looks through. Numbers are there as typed, in one piece, and with the country. */
function leadSearchText(lead: Searched): string {
  const { reference, fullname, email, phone, phoneE164, message, listingName, listingUrl } = lead
  const digits = phone.replace(/\D/g, '')
  return foldText([reference, fullname, email, phone, digits, phoneE164, listingName, listingUrl, message].join(' '))
}

/** Which rows of `app.lead` a filter asks for. Spelled as the partial indexes have it. */
function leadConditions(filter: LeadSearch): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = []
  const conditions = [`deleted_at is ${filter.deleted === 'true' ? 'not null' : 'null'} and merged_into_id is null`]
  if (filter.spam !== 'all') conditions.push(`is_spam = ${filter.spam}`)
  if (filter.source !== undefined) conditions.push(`source = $${values.push(filter.source)}`)
  if (filter.status !== undefined) conditions.push(`status = $${values.push(filter.status)}`)
  if (filter.open !== undefined) conditions.push("status not in ('closed', 'lost')")
  if (filter.open === 'overdue') conditions.push('due_at < now()')
  if (filter.open === 'today') conditions.push(`next_follow_up_on = $${values.push(manilaDate(new Date()))}`)
  if (filter.assignee === null) conditions.push('assignee_id is null')
  else if (filter.assignee === 'me') conditions.push(`assignee_id = ${salespersonOf(values.push(filter.accountId))}`)
  else if (filter.assignee !== undefined) conditions.push(`assignee_id = $${values.push(filter.assignee)}`)
  for (const pattern of searchPatterns(filter.q)) conditions.push(`search_folded like $${values.push(pattern)}`)
  return { where: conditions.join(' and '), values }
}

/** @param place of the account's id among the values */
const salespersonOf = (place: number): string =>
  `(select id from app.salesperson where account_id = $${place} and deleted_at is null)`

/** Of `app.lead`: in the lists, and not done with. Spelled as the partial indexes have it. */
export const OPEN_LEAD = `deleted_at is null and not is_spam and merged_into_id is null and status not in ('closed', 'lost')`

const COUNTED_MAX = 1_000

/** How many open leads are the account's, nobody's, overdue: exact below 1,000, which is that many or more. */
export async function countLeadsToDealWith(
  pool: Pool,
  accountId: number | null,
): Promise<{ readonly mine: number; readonly unassigned: number; readonly overdue: number }> {
  const count = (condition: string) =>
    `(select count(*)::integer from (select from app.lead where ${condition} limit ${COUNTED_MAX}) counted)`
  const { rows } = await pool.query<{ mine: number; unassigned: number; overdue: number }>({
    name: 'lead.open-counts',
    text: `select ${count(`assignee_id = ${salespersonOf(1)} and ${OPEN_LEAD}`)} as mine,
      ${count(`assignee_id is null and ${OPEN_LEAD}`)} as unassigned, ${count('due_at < now()')} as overdue`,
    values: [accountId],
  })
  return rows[0] ?? { mine: 0, unassigned: 0, overdue: 0 }
}

interface FoundLeads {
  /** The page that was asked for. */
  readonly leads: Lead[]
  /** How many there are in all, where that is known by the way. */
  readonly matches?: number
}

export function countLeads(pool: Pool, filter: LeadSearch): Promise<number> {
  const { where, values } = leadConditions(filter)
  return countRows(pool, `app.lead where ${where}`, values)
}

/** One page, newest first. */
export async function listLeadRows(pool: Pool, query: LeadSearch<LeadListQuery>): Promise<FoundLeads> {
  const { where, values } = leadConditions(query)
  const { limit, offset } = rowsOfPage(query)
  const text = `select ${LEAD_COLUMNS}
     from (select id from app.lead where ${where} order by id desc limit ${limit} offset ${offset}) page
     join (${LEAD_TABLES}) on l.id = page.id
     order by l.id desc`
  const { rows } = await pool.query<Lead>({ ...cachedPlan(query, text), text, values })
  return { leads: rows }
}

/** One page of what words find, newest first, and how many they find. */
export async function findLeads(pool: Pool, query: LeadSearch<LeadListQuery>): Promise<FoundLeads> {
  const { where, values } = leadConditions(query)
  const text = matchesSql({ noun: 'lead', where, columns: LEAD_COLUMNS, tables: LEAD_TABLES }, query)
  const { rows } = await pool.query<Lead & Matched>({ ...cachedPlan(query, text), text, values })
  const { count: matches, results: leads } = pageOfMatches(rows)
  return { leads, matches }
}

/** First pages are what is asked for most, and there are few statements for them: they are parsed once. */
function cachedPlan({ page }: LeadListQuery, text: string): { readonly name?: string } {
  return page === 1 ? { name: `lead.list ${createHash('md5').update(text).digest('base64url')}` } : {}
}

/** All that fit, newest first. */
export function streamLeads(pool: Pool, filter: LeadSearch): AsyncGenerator<readonly Lead[], void> {
  const { where, values } = leadConditions(filter)
  const text = `select ${LEAD_COLUMNS}
     from (select id from app.lead where ${where} and id < $${values.length + 1}
       order by id desc limit $${values.length + 2}) page
     join (${LEAD_TABLES}) on l.id = page.id
     order by l.id desc`
  return newestInPieces(async (...piece) => (await pool.query<Lead>(text, [...values, ...piece])).rows)
}
