import { catalogEventSchema, type CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { createTestDatabase, type TestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'
import { type CommandContext, SYSTEM_ACTOR } from '../command/run-command.ts'
import { APP_MIGRATIONS } from './app-migrations.ts'

/** A catalogue of its own for one test file: `beforeAll(openTestCatalog)`, `afterAll(drop)`. */
export interface TestCatalog extends TestDatabase {
  readonly context: CommandContext
  /** What waits in the outbox of one aggregate, oldest first, parsed by the contract. */
  events(key: string): Promise<CatalogEvent[]>
  /** Every outbox row as text, to search for what must not be there. */
  outboxText(): Promise<string>
  auditActions(noun: string, id: number): Promise<string[]>
}

export async function openTestCatalog(): Promise<TestCatalog> {
  const database = await createTestDatabase({ migrations: [APP_MIGRATIONS] })
  const { pool } = database
  return {
    ...database,
    context: { actor: SYSTEM_ACTOR, now: new Date('2026-03-01T08:00:00Z'), correlationId: 'test' },
    async events(key) {
      const { rows } = await pool.query<{ value: string }>('select value from app.outbox where key = $1 order by id', [
        key,
      ])
      return rows.map((row) => catalogEventSchema.parse(JSON.parse(row.value)))
    },
    async outboxText() {
      const { rows } = await pool.query<{ text: string }>(
        `select coalesce(string_agg(o::text, e'\\n'), '') as text from app.outbox o`,
      )
      return rows[0]?.text ?? ''
    },
    async auditActions(noun, id) {
      const { rows } = await pool.query<{ action: string }>(
        'select action from app.audit where noun = $1 and aggregate_id = $2 order by id',
        [noun, id],
      )
      return rows.map((row) => row.action)
    },
  }
}
