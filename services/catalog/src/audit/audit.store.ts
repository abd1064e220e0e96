import { isDeepStrictEqual } from 'node:util'
import { dayStart } from '@tahanan/contracts/time/manila-date.ts'
import type { AuditEntryAnswer, AuditQuery } from '@tahanan/contracts/audit/audit.ts'
import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Pool, PoolClient } from 'pg'
import type { CommandContext } from '../command/run-command.ts'
import { type Db, listRows } from '../row/row.store.ts'

export type FieldChanges = Record<string, { readonly from: unknown; readonly to: unknown }>

/** Fields whose value differs, from -> to. A field that one side lacks counts as null there. */
export function changedFields(before: object | null, after: object | null): FieldChanges {
  const from = new Map<string, unknown>(Object.entries(before ?? {}))
  const to = new Map<string, unknown>(Object.entries(after ?? {}))
  const changes: FieldChanges = {}
  for (const field of new Set([...from.keys(), ...to.keys()])) {
    const change = { from: from.get(field) ?? null, to: to.get(field) ?? null }
    if (!isDeepStrictEqual(change.from, change.to)) changes[field] = change
  }
  return changes
}

/** Who did what to which fields, in the command's own transaction (design §4). */
export async function insertAudit(client: PoolClient, context: CommandContext, entry: AuditEntry): Promise<void> {
  const { actor, correlationId, now } = context
  const changes = changedFields(entry.before, entry.after)
  await client.query({
    name: 'audit.insert',
    text: `insert into app.audit (at, account_id, role, noun, aggregate_id, action, changes, correlation_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [now, actor.accountId, actor.role, entry.noun, entry.id, entry.action, changes, correlationId],
  })
}

/** Name of the account that last changed a record; undefined where the system did. */
export async function findLastActor(client: PoolClient, noun: string, id: number): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string | null }>(
    `select account.name from app.audit left join app.account on account.id = account_id
     where noun = $1 and aggregate_id = $2 and action not in (${READINGS}) order by audit.id desc limit 1`,
    [noun, id],
  )
  return rows[0]?.name ?? undefined
}

/** One command's mark in the audit trail. `before` is null for a creation, `after` for a deletion. */
export interface AuditEntry {
  readonly noun: string
  readonly id: number
  readonly action: string
  readonly before: object | null
  readonly after: object | null
}

/** A row of the audit trail, by the names of the wire. */
interface StoredAuditEntry extends Omit<AuditEntryAnswer, 'at' | 'changes'> {
  readonly at: Date
  readonly changes: FieldChanges
}

const DAY_MS = 24 * 60 * 60 * 1000

function matching(query: Omit<AuditQuery, 'page_size'>): { readonly where: string; readonly values: unknown[] } {
  const { actor, noun, id, action, since, until, before } = query
  const values: unknown[] = []
  const conditions = ['true']
  if (actor === null) conditions.push('account_id is null')
  else if (actor !== undefined) conditions.push(`account_id = $${values.push(actor)}`)
  if (noun !== undefined) conditions.push(`noun = $${values.push(noun)}`)
  if (id !== undefined) conditions.push(`aggregate_id = $${values.push(id)}`)
  if (action !== undefined) conditions.push(`action = $${values.push(action)}`)
  if (since !== undefined) conditions.push(`at >= $${values.push(dayStart(since))}`)
  if (until !== undefined) conditions.push(`at < $${values.push(new Date(dayStart(until).getTime() + DAY_MS))}`)
  if (before !== undefined) conditions.push(`(at, id) < ($${values.push(before.at)}, $${values.push(before.id)})`)
  return { where: conditions.join(' and '), values }
}

/** Actions that change nothing: somebody looked, or came and went. */
export const READINGS = `'view', 'export', 'sign-in', 'sign-out', 'refresh-reused'`

/**
 * The newest entries that fit, after the place where the last page ended; without readings, where only changes are
 * asked for.
 */
export function listAuditRows(
  pool: Pool,
  { onlyChanges = false, ...query }: Omit<AuditQuery, 'page_size'> & { readonly onlyChanges?: boolean },
  limit: number,
): Promise<StoredAuditEntry[]> {
  const matched = matching(query)
  const { values } = matched
  const where = onlyChanges ? `${matched.where} and action not in (${READINGS})` : matched.where
  return listRows(
    pool,
    `select x.id::float8, x.at, x.role, x.noun, x.aggregate_id as record_id, x.action, x.changes,
       x.correlation_id as request_id,
       case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as actor
     from (select * from app.audit where ${where} order by at desc, id desc limit ${limit}) x
     left join app.account a on a.id = x.account_id
     order by x.at desc, x.id desc`,
    values,
  )
}

/** Tables of what has a name, by the fields that hold ids of it. */
const NAMED_BY: Readonly<Partial<Record<string, string>>> = {
  brokerId: 'broker',
  projectId: 'project',
  developerId: 'developer',
  realtyId: 'realty',
  salespersonId: 'salesperson',
  assignee: 'salesperson',
  amenityIds: 'amenity',
  accountId: 'account',
  listing_id: 'listing',
}

/** The name of an area, of its code. */
function areaNamed(value: unknown): unknown {
  const area = typeof value === 'string' ? openGazetteer().areaOf(value) : undefined
  return area?.name ?? value
}

/** The same changes with names in place of ids; the id stays of what is gone. One read for each table, by its key. */
export async function nameChanges(pool: Db, entries: readonly FieldChanges[]): Promise<FieldChanges[]> {
  const ids = new Map<string, Set<number>>()
  for (const [field, { from, to }] of entries.flatMap((changes) => Object.entries(changes))) {
    const table = NAMED_BY[field]
    const found = [from, to].flat().filter((id) => typeof id === 'number')
    if (table !== undefined) ids.set(table, new Set([...(ids.get(table) ?? []), ...found]))
  }
  const names = new Map<string, string>()
  for (const [table, known] of ids) {
    const { rows } = await pool.query<Named>(`select id, name from app.${table} where id = any($1)`, [[...known]])
    for (const { id, name } of rows) names.set(`${table} ${id}`, name)
  }
  const named = (table: string, value: unknown): unknown =>
    Array.isArray(value) ? value.map((id) => named(table, id)) : (names.get(`${table} ${String(value)}`) ?? value)
  return entries.map((changes) =>
    Object.fromEntries(
      Object.entries(changes).map(([field, change]) => {
        if (field === 'areaCode') return [field, { from: areaNamed(change.from), to: areaNamed(change.to) }]
        const table = NAMED_BY[field]
        return [field, table === undefined ? change : { from: named(table, change.from), to: named(table, change.to) }]
      }),
    ),
  )
}

/** What was ever done to what: from one kind to the next by the index, so that it costs as much as there are kinds. */
export function listAuditKinds(pool: Pool): Promise<{ readonly noun: string; readonly action: string }[]> {
  return listRows(
    pool,
    `with recursive kind as (
       (select noun, action from app.audit order by noun, action limit 1)
       union all
       select next.noun, next.action from kind, lateral (
         select noun, action from app.audit where (noun, action) > (kind.noun, kind.action)
         order by noun, action limit 1) next)
     select noun, action from kind`,
  )
}
