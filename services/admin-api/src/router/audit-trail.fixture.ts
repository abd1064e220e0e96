import type { TestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'

export interface AuditRow {
  readonly account: number | null
  readonly role: string
  readonly action: string
  readonly changes: unknown
  readonly correlation: string
}

/** The audit entries of one aggregate, oldest first. */
export async function auditTrail(pool: TestDatabase['pool'], noun: string, id: number): Promise<AuditRow[]> {
  const { rows } = await pool.query<AuditRow>(
    `select account_id as account, role, action, changes, correlation_id as correlation
     from app.audit where noun = $1 and aggregate_id = $2 order by id`,
    [noun, id],
  )
  return rows
}
