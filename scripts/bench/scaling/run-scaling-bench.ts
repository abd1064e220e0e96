import { startDeployment } from '../../deployment/deployment.ts'
import { signIn } from '../../deployment/staff.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { seedInBulk } from '../../seed/seed-in-bulk.ts'
import { measureImageRate } from './image-rate.ts'
import { openJourneys } from './journeys.ts'
import { meilisearchTaskText } from './meilisearch-task-text.ts'
import { measureProjectionRate } from './projection-rate.ts'
import { measureRebalancePauses } from './rebalance-pauses.ts'
import { measureSearchableLatency } from './searchable-latency.ts'
import { workerRatesText } from './worker-rates-text.ts'

const LISTINGS = 20_000
const PHOTOS = 12
const COMMANDS = 400
const WORKERS = [1, 2, 3]

/** The distributed deployment on this machine, its processes and its engines real. Answers lines to print. */
export async function runScalingBench(say: (line: string) => void): Promise<string[]> {
  const lines: string[] = []
  const keep = (...added: readonly string[]): void => {
    lines.push(...added)
    for (const line of added) say(line)
  }
  const deployment = await startDeployment()
  const { fleet, catalogPool, engines } = deployment
  try {
    await seedInBulk({ pool: catalogPool }, { listings: LISTINGS, now: new Date() })
    await fleet.start('relay')
    while (!(await isOutboxEmpty())) await pause(100)

    const projection: number[] = []
    for (const workers of WORKERS) projection.push(await measureProjectionRate(deployment, workers, LISTINGS))
    keep(workerRatesText('projection', 'listings', projection))

    const images: number[] = []
    for (const workers of WORKERS) images.push(await measureImageRate(deployment, workers, PHOTOS))
    keep(workerRatesText('images', 'photos', images))

    const indexers = engines.meilisearch === undefined ? [] : (['indexer'] as const)
    await fleet.start('projector', 'projector', 'admin-api', 'public-api', ...indexers)
    keep(`words are searched by ${indexers.length > 0 ? 'Meilisearch' : 'Postgres: MEILI_URL names no Meilisearch'}`)
    const staff = await signIn(fleet.list('admin-api')[0]?.origin ?? '')
    const journeys = await openJourneys(deployment, staff)
    try {
      await journeys.travel()
      keep(...(await measureSearchableLatency(journeys, COMMANDS)))
      keep(await meilisearchTaskText(deployment))
      keep(...(await measureRebalancePauses(fleet, journeys)))
    } finally {
      await journeys.close()
    }
    return lines
  } finally {
    await deployment.stop()
  }

  async function isOutboxEmpty(): Promise<boolean> {
    return (await catalogPool.query('select from app.outbox limit 1')).rowCount === 0
  }
}
