/** One command's mark in the audit trail. `before` is null for a creation, `after` for a deletion. */
export interface AuditEntry {
  readonly noun: string
  readonly id: number
  readonly action: string
  readonly before: object | null
  readonly after: object | null
}
