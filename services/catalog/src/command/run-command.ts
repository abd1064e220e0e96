import { createHash } from 'node:crypto'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { Pool, PoolClient } from 'pg'
import type { z } from 'zod'
import { type AuditEntry, insertAudit } from '../audit/audit.store.ts'
import { eventRow, insertOutboxRows, type JobDraft, jobRow } from '../outbox/outbox.store.ts'
import { claimRequestKey, contentDigest, getRequestAnswer, storeRequestAnswer } from './request-key.store.ts'

/**
 * Runs `work` in one transaction: lock, decide, store, publish, audit. A rejection undoes all of it. Serialisation
 * failures and deadlocks are tried again, so `work` has no effects beyond its client.
 */
export function runCommand<Result>(
  catalog: Catalog,
  context: CommandContext,
  work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  return inTransaction(catalog.pool, (client) =>
    work({
      client,
      context,
      publish: (event) => insertOutboxRows(client, [eventRow(event, context)]),
      enqueue: (...jobs) =>
        insertOutboxRows(
          client,
          jobs.map((job) => jobRow(job, context)),
        ),
      audit: (entry) => insertAudit(client, context, entry),
    }),
  )
}

interface OnceOnly<Answer> {
  /** Its name, so that one key of two commands is two keys: `listing.create`. */
  readonly command: string
  /** What it asks for: a key belongs to this content. Files by their hashes. */
  readonly content: unknown
  /** What is kept of the answer and given again. */
  readonly answer: z.ZodType<Answer>
}

/**
 * `runCommand` that does its work once for each `Idempotency-Key` of an account, however often and at once it is asked,
 * and whatever was killed in between: key and work are one transaction. Asked again within a day it gives the same
 * answer. Without a key it is `runCommand`.
 *
 * @throws ReusedKey where the key came before with other content
 */
export function runOnce<Answer>(
  catalog: Catalog,
  context: CommandContext,
  { command, content, answer }: OnceOnly<Answer>,
  work: (unit: UnitOfWork) => Promise<Answer>,
): Promise<Answer> {
  const { actor, idempotencyKey, now } = context
  const { accountId } = actor
  if (idempotencyKey === undefined || accountId === null) return runCommand(catalog, context, work)
  const named = createHash('sha256').update(`${command} ${idempotencyKey}`).digest()
  const hash = createHash('sha256').update(`${accountId} `).update(named).digest()
  const key = { hash, digest: contentDigest(content) }
  return runCommand(catalog, context, async (unit) => {
    if (!(await claimRequestKey(unit.client, key, now))) return answer.parse(await getRequestAnswer(unit.client, key))
    const result = await work(unit)
    await storeRequestAnswer(unit.client, key, result)
    return result
  })
}

/** What a command is told besides its input. Time is an argument, so that rules stay pure (design §4). */
export interface CommandContext {
  readonly actor: CommandActor
  readonly now: Date
  /** Goes with the event from the staff member's click to the index; at most 64 characters. */
  readonly correlationId: string
  /** `Idempotency-Key` of the request: what has it is done once (`runOnce`). */
  readonly idempotencyKey?: string | undefined
}

/** Who a command acts for: a signed-in account, or the system itself (seed, import, jobs), which has no account. */
interface CommandActor {
  readonly accountId: number | null
  readonly role: Role | 'system'
}

export const SYSTEM_ACTOR: CommandActor = Object.freeze({ accountId: null, role: 'system' })

/** One command's transaction: rows, event and audit entry are all kept or none are. */
export interface UnitOfWork {
  readonly client: PoolClient
  readonly context: CommandContext
  /** One state event per changed aggregate, after its row is locked: that makes the outbox order its order. */
  readonly publish: (event: CatalogEventDraft) => Promise<void>
  /** Jobs that must follow this command, and only when it commits. The relay hands them to the queues. */
  readonly enqueue: (...jobs: readonly JobDraft[]) => Promise<void>
  readonly audit: (entry: AuditEntry) => Promise<void>
}

/** What every command and staff query stands on: a pool of the writing role, which owns the schema `app`. */
export interface Catalog {
  readonly pool: Pool
}

type Draft<Event> = Event extends CatalogEvent
  ? Pick<Event, 'type' | 'aggregate' | 'aggregateId' | 'version' | 'data'>
  : never

/** What a command knows of its event. Id, time, actor and correlation id come from the unit of work. */
export type CatalogEventDraft = Draft<CatalogEvent>
