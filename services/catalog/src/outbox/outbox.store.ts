import { randomUUID } from 'node:crypto'
import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import { CATALOG_TOPIC, eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { ClientBase, Pool } from 'pg'
import type { CatalogEventDraft, CommandContext } from '../command/run-command.ts'
import { arraysOf, listRows, onlyRow } from '../row/row.store.ts'

/** Adds rows to the caller's transaction, in this order; the table's trigger wakes the relay at its commit. */
export async function insertOutboxRows(client: ClientBase, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length === 0) return
  await client.query({
    name: 'outbox.insert',
    text: `insert into app.outbox (destination, target, key, value, headers)
      select destination, target, key, value, headers
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[])
        with ordinality as row (destination, target, key, value, headers, place)
      order by place`,
    values: [
      ...arraysOf(rows, 'destination', 'target', 'key', 'value'),
      rows.map((row) => JSON.stringify(row.headers)),
    ],
  })
}

/**
 * The oldest rows there are, in id order. Never "those after the last id seen": a row may commit after a younger one
 * (design §4). For one key the aggregate's row lock makes id order commit order.
 *
 * @param underWay rows that are being handed over, and left out
 */
export function listWaiting(
  pool: Pool,
  destination: Destination,
  limit: number,
  underWay: readonly WaitingRow[] = [],
): Promise<WaitingRow[]> {
  return listRows(
    pool,
    `select o.id::text, destination, target, key, value, headers from app.outbox o
     where destination = $1 and o.id <> all($3::bigint[]) order by o.id limit $2`,
    [destination, limit, underWay.map(({ id }) => id)],
  )
}

export async function deleteDelivered(pool: Pool, rows: readonly WaitingRow[]): Promise<void> {
  await pool.query('delete from app.outbox where id = any($1::bigint[])', [rows.map((row) => row.id)])
}

/** Moves a row out of the way, with the reason, in one statement. */
export async function moveToRefused(pool: Pool, row: WaitingRow, cause: string): Promise<void> {
  await pool.query(
    `with refused as (delete from app.outbox where id = $1 returning *)
     insert into app.outbox_refused (id, destination, target, key, value, headers, created_at, cause)
     select id, destination, target, key, value, headers, created_at, $2 from refused`,
    [row.id, cause],
  )
}

/**
 * The outbox row of an event. It is parsed by the contract here, at the writing end: what does not fit fails the
 * command instead of the projector, and keys that the contract does not name (private fields) are left behind.
 */
export function eventRow(draft: CatalogEventDraft, context: CommandContext): OutboxRow {
  const event = catalogEventSchema.parse({
    ...draft,
    id: randomUUID(),
    schemaVersion: 1,
    occurredAt: context.now.toISOString(),
    actor: context.actor.accountId === null ? 'system' : String(context.actor.accountId),
    correlationId: context.correlationId,
  })
  return {
    destination: 'event',
    target: CATALOG_TOPIC,
    key: eventKey(event.aggregate, event.aggregateId),
    value: JSON.stringify(event),
    headers: { type: event.type, version: String(event.version), correlationId: event.correlationId },
  }
}

/** A job as a command asks for it. `id` makes handing it over twice harmless; it must not contain `:`. */
export interface JobDraft {
  readonly queue: string
  readonly id: string
  readonly data: unknown
}

/** @throws RangeError for an id that no queue would take: it fails the command here, not the relay later */
export function jobRow(job: JobDraft, { correlationId }: Pick<CommandContext, 'correlationId'>): OutboxRow {
  if (job.id === '' || job.id.includes(':')) throw new RangeError(`A job's id must not be empty or hold ":": ${job.id}`)
  return {
    destination: 'job',
    target: job.queue,
    key: job.id,
    value: JSON.stringify(job.data),
    headers: { correlationId },
  }
}

/**
 * What goes into `app.outbox`. An `event` goes to the topic `target` under `key`; a `job` goes to the queue `target`
 * with `key` as its id. `value` is JSON text.
 */
interface OutboxRow {
  readonly destination: Destination
  readonly target: string
  readonly key: string
  readonly value: string
  readonly headers: Readonly<Record<string, string>>
}

export type Destination = 'event' | 'job'

/** A row that waits. The id is kept as text: it is only handed back. */
export interface WaitingRow extends OutboxRow {
  readonly id: string
}

/** What waits for the relay: for metrics and the System page. */
interface OutboxBacklog {
  readonly waiting: number
  /** Age of the oldest waiting row, 0 when nothing waits. */
  readonly oldestAgeMs: number
  /** Rows set aside because their engine will never take them. */
  readonly refused: number
}

export async function readOutboxBacklog(pool: Pool): Promise<OutboxBacklog> {
  const { rows } = await pool.query<OutboxBacklog>(
    `select count(*)::int as waiting,
            coalesce(extract(epoch from clock_timestamp() - min(created_at)) * 1000, 0)::float8 as "oldestAgeMs",
            (select count(*)::int from app.outbox_refused) as refused
     from app.outbox`,
  )
  return onlyRow(rows)
}
