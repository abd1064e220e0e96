import type { AuditEntry } from '../audit/audit-entry.ts'

/** There is one system, and it has no row. */
const ID = 0

/** What an administrator did to the machinery, in the audit trail. */
export function auditedSystem(action: string, about: object): AuditEntry {
  return { noun: 'system', id: ID, action, before: null, after: about }
}
