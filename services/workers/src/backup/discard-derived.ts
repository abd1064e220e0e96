import { CATALOG_DEAD_LETTER_TOPIC, CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import type pg from 'pg'

export interface DerivedState {
  readonly bus: EventBus
  readonly jobs: Jobs
  /** Of the read schema's database, as its owner. */
  readonly readPool: pg.Pool
}

/**
 * Takes away what was made from a catalogue that is put back to an older state, because none of it fits any more:
 * versions that it has yet to reach would make its events look old, and ids that it gives out again would find the
 * views and jobs of others. Nobody may work on it meanwhile.
 */
export async function discardDerived({ bus, jobs, readPool }: DerivedState): Promise<void> {
  await readPool.query(`drop schema if exists ${READ_MIGRATIONS.schema} cascade`)
  for (const topic of [CATALOG_TOPIC, CATALOG_DEAD_LETTER_TOPIC]) await bus.deleteTopic(topic)
  for (const queue of await jobs.queues()) await jobs.discard(queue)
}
