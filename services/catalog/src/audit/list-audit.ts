import type { AuditEntryAnswer } from '@tahanan/contracts/audit/audit-entry-answer.ts'
import type { AuditQuery } from '@tahanan/contracts/audit/audit-query.ts'
import type { Catalog } from '../command/catalog.ts'
import { listAuditKinds, listAuditRows } from './audit-trail.store.ts'
import { presentedChanges } from './presented-changes.ts'

export interface AuditPage {
  /** Where the next page begins, for `before`; undefined after the last. */
  readonly end: string | undefined
  readonly results: AuditEntryAnswer[]
  /** What the trail knows, for filters. */
  readonly nouns: string[]
  readonly actions: string[]
}

/** A page of the audit trail, newest first. */
export async function listAudit({ pool }: Catalog, query: AuditQuery): Promise<AuditPage> {
  const size = query.page_size
  const [rows, kinds] = await Promise.all([listAuditRows(pool, query, size + 1), listAuditKinds(pool)])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    end: rows.length > size && last !== undefined ? `${last.at.getTime()}-${last.id}` : undefined,
    results: shown.map(({ id, at, actor, role, noun, recordId, action, changes, requestId }) => ({
      id,
      at: at.toISOString(),
      actor,
      role,
      noun,
      record_id: recordId,
      action,
      changes: presentedChanges(changes),
      request_id: requestId,
    })),
    nouns: distinct(kinds.map(({ noun }) => noun)),
    actions: distinct(kinds.map(({ action }) => action)),
  }
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted((one, other) => one.localeCompare(other))
}
