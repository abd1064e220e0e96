import type { PoolClient } from 'pg'
import type { CommandContext } from '../command/command-context.ts'
import type { AuditEntry } from './audit-entry.ts'
import { changedFields } from './changed-fields.ts'

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
