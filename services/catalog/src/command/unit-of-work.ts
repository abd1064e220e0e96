import type { PoolClient } from 'pg'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { CatalogEventDraft } from './catalog-event-draft.ts'
import type { CommandContext } from './command-context.ts'
import type { JobDraft } from '../outbox/job-draft.ts'

/** One command's transaction: rows, event and audit entry are all kept or none are. */
export interface UnitOfWork {
  readonly client: PoolClient
  readonly context: CommandContext
  /** One state event per changed aggregate, after its row is locked: that makes the outbox order its order. */
  readonly publish: (event: CatalogEventDraft) => Promise<void>
  /** A job that must follow this command, and only when it commits. The relay hands it to the queue. */
  readonly enqueue: (job: JobDraft) => Promise<void>
  readonly audit: (entry: AuditEntry) => Promise<void>
}
