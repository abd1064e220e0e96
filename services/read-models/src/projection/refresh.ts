import type pg from 'pg'
import type { EntityType } from './entity-type.ts'

/**
 * Makes the views of these aggregates again, within the caller's transaction, and queues what shows them. Answers whether
 * visitors see anything else now.
 */
export type Refresh = (client: pg.PoolClient, ids: readonly number[], now: Date) => Promise<boolean>

/**
 * Makes two refreshes of one aggregate follow each other. The one that comes second must read in a statement after
 * this one: only that sees what the first one's turn let in. In id order, so that they cannot lock each other out.
 */
export async function lockReferences(client: pg.PoolClient, noun: EntityType, ids: readonly number[]): Promise<void> {
  await client.query({
    name: `lock-${noun}-ref`,
    text: `select from ${noun}_ref where id = any ($1::integer[]) order by id for no key update`,
    values: [ids],
  })
}
