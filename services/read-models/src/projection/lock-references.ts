import type pg from 'pg'
import type { EntityType } from './entity-type.ts'

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
