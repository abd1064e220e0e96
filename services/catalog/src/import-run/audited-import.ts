import type { AuditEntry } from '../audit/audit-entry.ts'
import type { ImportRun } from './import-run.ts'

/** What was done with a run, in the audit trail, by its name: cells and defaults name owners and stay out. */
export function auditedImport(action: string, { id, fileName, sizeBytes }: ImportRun): AuditEntry {
  return { noun: 'import', id, action, before: null, after: { file: fileName, bytes: sizeBytes } }
}
