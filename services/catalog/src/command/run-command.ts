import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { insertAudit } from '../audit/audit.store.ts'
import { eventRow } from '../outbox/event-row.ts'
import { jobRow } from '../outbox/job-row.ts'
import { insertOutboxRow } from '../outbox/outbox.store.ts'
import type { Catalog } from './catalog.ts'
import type { CommandContext } from './command-context.ts'
import type { UnitOfWork } from './unit-of-work.ts'

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
      publish: (event) => insertOutboxRow(client, eventRow(event, context)),
      enqueue: (job) => insertOutboxRow(client, jobRow(job, context)),
      audit: (entry) => insertAudit(client, context, entry),
    }),
  )
}
