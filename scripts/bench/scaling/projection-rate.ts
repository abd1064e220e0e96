import { pause } from '@tahanan/platform/postgres/pause.ts'
import { ensureReader } from '@tahanan/platform/postgres/ensure-reader.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/read-migrations.ts'
import type { Deployment } from '../../deployment/deployment.ts'

const POLL_MS = 25

/**
 * Projects the whole topic into an empty read schema with so many projectors, and answers the listings a second. The
 * watch runs from the first message that is there to the last view: starting Node is nobody's throughput.
 */
export async function measureProjectionRate(
  { fleet, readPool, engines }: Deployment,
  projectors: number,
  listings: number,
): Promise<number> {
  await readPool.query('drop schema if exists read cascade')
  await migrate(readPool, READ_MIGRATIONS)
  const { readerConnectionString } = engines.readDatabase
  await ensureReader(readPool, { readerUrl: readerConnectionString, schema: READ_MIGRATIONS.schema })

  const count = async (table: string): Promise<number> => {
    const { rows } = await readPool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
    return rows[0]?.count ?? 0
  }
  const starting = fleet.start(...Array.from({ length: projectors }, () => 'projector' as const))
  while ((await count('projection_offset')) === 0) await pause(POLL_MS)
  const before = await count('listing_ref')
  const startedAt = performance.now()
  while ((await count('listing_ref')) < listings || (await count('dirty')) > 0) await pause(POLL_MS)
  const elapsedMs = performance.now() - startedAt
  for (const member of await starting) await fleet.retire(member)
  return ((listings - before) / elapsedMs) * 1_000
}
