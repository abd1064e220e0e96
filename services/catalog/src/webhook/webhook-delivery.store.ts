import type { DeliveryAnswer, DeliveryQuery, WebhookEventType } from '@tahanan/contracts/webhook/webhook.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { type ListPage, rowsOfPage } from '../list/page-of-matches.ts'
import { arraysOf, countChanged, countRows, findRow, findsRow, listRows } from '../row/row.store.ts'

/** A message as it is kept: `payload` is what is sent, to the byte. */
export interface WebhookMessage {
  readonly id: string
  readonly type: WebhookEventType
  readonly key: string
  /** Of what it tells of; null of a lead. */
  readonly version: number | null
  readonly payload: string
}

/** The messages of one key to one webhook, which arrive in order. */
export interface DeliveryKey {
  readonly webhookId: number
  readonly key: string
}

/**
 * A message for everybody who wants its type and was active when it happened; of messages that nobody wants nothing is
 * kept. In the order given. Whoever disables a webhook meanwhile is waited for, or waits, so that nothing is left on its
 * way to one that is disabled.
 */
export function insertDeliveries(
  client: PoolClient,
  messages: readonly WebhookMessage[],
  now: Date,
): Promise<(DeliveryKey & { readonly id: number })[]> {
  return listRows(client, {
    name: 'webhook.insert-deliveries',
    text: `with wanted as (
        select message.*, w.id as webhook_id
        from unnest($1::text[], $2::text[], $3::text[], $4::text[], $6::integer[]) with ordinality
          as message (id, type, key, payload, version, place)
        join app.webhook w on w.state = 'active' and message.type = any(w.event_types)
        where not exists (select from app.webhook_start s
                          where s.webhook_id = w.id and s.key = message.key and s.version >= message.version)
        for key share of w),
      event as (
        insert into app.webhook_event (id, type, key, payload, created_at)
        select distinct id, type, key, payload, $5::timestamptz from wanted)
      insert into app.webhook_delivery (webhook_id, event_id, key, state, next_attempt_at, created_at)
      select webhook_id, id, key, 'pending', $5::timestamptz, $5::timestamptz from wanted order by place, webhook_id
      returning id::float8, webhook_id as "webhookId", key`,
    values: [...arraysOf(messages, 'id', 'type', 'key', 'payload'), now, messages.map(({ version }) => version)],
  })
}

/** A message that its sender alone may send until then. */
export interface ClaimedDelivery {
  readonly id: number
  /** This one included. */
  readonly attempts: number
  readonly messageId: string
  readonly payload: string
  readonly address: string
  /** The newest first. */
  readonly secrets: readonly string[]
}

/** A timer may come a little before its time. */
const EARLY_MS = 1_000

/** After so long without success a receiver counts as away: it is asked now and then, by whoever comes first. */
const AWAY_AFTER = `interval '1 minute'`
const PROBED_EVERY = `interval '10 seconds'`

/**
 * Takes the first message of a key, if it is due and nobody sends it. What follows waits for it: that is the order. Of a
 * receiver that is away hardly anything is taken, so that waiting for it keeps nobody from others.
 */
export function claimNextDelivery(
  pool: Pool,
  { webhookId, key }: DeliveryKey,
  now: Date,
  claimMs: number,
): Promise<ClaimedDelivery | undefined> {
  return findRow(pool, {
    name: 'webhook.claim',
    text: `update app.webhook_delivery d
      set attempts = d.attempts + 1, attempted_at = $3, claimed_until = $4
      from app.webhook w, app.webhook_event e
      where d.id = (select id from app.webhook_delivery
                    where webhook_id = $1 and key = $2 and state = 'pending' order by id limit 1)
        and d.state = 'pending' and d.next_attempt_at <= $5 and (d.claimed_until is null or d.claimed_until <= $3)
        and w.id = d.webhook_id and w.state = 'active' and e.id = d.event_id
        and (w.failing_since is null or w.failing_since > $3::timestamptz - ${AWAY_AFTER} or w.next_probe_at <= $3)
      returning d.id::float8, d.attempts, e.id as "messageId", e.payload, w.address,
        w.secret || case when w.previous_secret_until > $3 then w.previous_secrets else '{}' end as secrets`,
    values: [webhookId, key, now, new Date(now.getTime() + claimMs), new Date(now.getTime() + EARLY_MS)],
  })
}

export interface Outcome {
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly status: number | null
  readonly elapsedMs: number
  readonly cause: string | null
  readonly answer: string
  /** Of one that is pending. */
  readonly nextAttemptAt: Date
}

interface EndedTry {
  readonly webhookId: number
  readonly delivery: ClaimedDelivery
  readonly outcome: Outcome
}

/**
 * Stores how a try ended, with what it says of the webhook. Answers since when the webhook fails: undefined where it does
 * not, and where the claim was lost, because somebody else has sent the message or it was given up.
 */
export function storeOutcome(
  pool: Pool,
  { webhookId, delivery, outcome }: EndedTry,
  now: Date,
): Promise<Date | undefined> {
  return inTransaction(pool, async (client) => {
    // The webhook before its deliveries, as whoever disables it locks them.
    await client.query({
      name: 'webhook.lock-for-outcome',
      text: 'select from app.webhook where id = $1 for no key update',
      values: [webhookId],
    })
    const { state, status, elapsedMs, cause, answer, nextAttemptAt } = outcome
    const isStored = await findsRow(client, {
      name: 'webhook.store-outcome',
      text: `update app.webhook_delivery set state = $3, status = $4, elapsed_ms = $5, cause = $6, answer = $7,
          next_attempt_at = $8, claimed_until = null where id = $1 and attempts = $2 and state = 'pending'`,
      values: [delivery.id, delivery.attempts, state, status, elapsedMs, cause, answer, nextAttemptAt],
    })
    if (!isStored) return undefined
    if (state !== 'delivered') return noteFailure(client, webhookId, now)
    await noteSuccess(client, webhookId, now)
    return undefined
  })
}

/** The row of a busy webhook is written once a minute. */
async function noteSuccess(client: PoolClient, webhookId: number, now: Date): Promise<void> {
  await client.query({
    name: 'webhook.note-success',
    text: `update app.webhook set failing_since = null, last_delivered_at = $2
      where id = $1 and (failing_since is not null or last_delivered_at is null
        or last_delivered_at < $2::timestamptz - interval '1 minute')`,
    values: [webhookId, now],
  })
}

/** Since when the webhook fails. */
async function noteFailure(client: PoolClient, webhookId: number, now: Date): Promise<Date> {
  const { rows } = await client.query<{ since: Date }>({
    name: 'webhook.note-failure',
    text: `update app.webhook set failing_since = coalesce(failing_since, $2), next_probe_at = $2::timestamptz + ${PROBED_EVERY}
      where id = $1 returning failing_since as since`,
    values: [webhookId, now],
  })
  return rows[0]?.since ?? now
}

/** Gives up what is on its way; it can be sent again later. */
export async function giveUpDeliveries(client: PoolClient, webhookId: number, cause: string): Promise<void> {
  await client.query(
    `update app.webhook_delivery set state = 'failed', cause = $2, claimed_until = null
     where webhook_id = $1 and state = 'pending'`,
    [webhookId, cause],
  )
}

/** Puts messages that are over back in line: one of them, or the oldest that were given up. Answers their keys. */
export function reviveDeliveries(
  client: PoolClient,
  { webhookId, id, limit }: { readonly webhookId: number; readonly id?: number; readonly limit: number },
  now: Date,
): Promise<DeliveryKey[]> {
  return listRows(
    client,
    `update app.webhook_delivery set state = 'pending', attempts = 0, next_attempt_at = $2
     where id in (select id from app.webhook_delivery where webhook_id = $1
                  and case when $3::bigint is null then state = 'failed' else id = $3 and state <> 'pending' end
                  order by id limit $4)
     returning webhook_id as "webhookId", key`,
    [webhookId, now, id ?? null, limit],
  )
}

export function hasDelivery(client: PoolClient, webhookId: number, id: number): Promise<boolean> {
  return findsRow(client, 'select from app.webhook_delivery where webhook_id = $1 and id = $2', [webhookId, id])
}

interface StoredDelivery extends Omit<DeliveryAnswer, 'next_attempt_at' | 'attempted_at' | 'created_at'> {
  readonly next_attempt_at: Date
  readonly attempted_at: Date | null
  readonly created_at: Date
}

export async function listDeliveryRows(
  pool: Pool,
  webhookId: number,
  query: DeliveryQuery,
): Promise<ListPage<DeliveryAnswer>> {
  const { limit, offset } = rowsOfPage({ ...query, q: '' })
  const where = `webhook_id = $1 and ($2::text is null or state = $2)`
  const values = [webhookId, query.state ?? null]
  const [count, page] = await Promise.all([
    countRows(pool, `app.webhook_delivery where ${where}`, values),
    pool.query<StoredDelivery>(
      `select d.id::float8, e.id as message_id, e.type, d.key, d.state, d.attempts, d.next_attempt_at, d.attempted_at,
         d.status, d.elapsed_ms, d.cause, d.answer, e.payload, d.created_at
       from (select * from app.webhook_delivery where ${where} order by id desc limit $3 offset $4) d
       join app.webhook_event e on e.id = d.event_id order by d.id desc`,
      [...values, limit, offset],
    ),
  ])
  const results = page.rows.map((delivery) => ({
    ...delivery,
    next_attempt_at: delivery.state === 'pending' ? delivery.next_attempt_at.toISOString() : null,
    attempted_at: delivery.attempted_at?.toISOString() ?? null,
    created_at: delivery.created_at.toISOString(),
  }))
  return { count, results }
}

/** Queues that should have been sent before `before`, and nobody does: their job was lost. */
export function listOverdueKeys(pool: Pool, before: Date, limit: number): Promise<DeliveryKey[]> {
  return listRows(
    pool,
    `select distinct d.webhook_id as "webhookId", d.key
     from (select webhook_id, key from app.webhook_delivery where state = 'pending' and next_attempt_at < $1
             and (claimed_until is null or claimed_until < $1) order by next_attempt_at limit $2) d
     join app.webhook w on w.id = d.webhook_id and w.state = 'active'`,
    [before, limit],
  )
}

/** Messages and their deliveries from before `before`, at most `limit` of them. */
export function deleteOldWebhookEvents(pool: Pool, before: Date, limit: number): Promise<number> {
  return countChanged(
    pool,
    `delete from app.webhook_event where id in (select id from app.webhook_event where created_at < $1 limit $2)`,
    [before, limit],
  )
}
