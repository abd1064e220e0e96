import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { STAGE_TIMES } from './stage-times.fixture.ts'
import { startImageWorker } from './run-image-worker.ts'

/** An image worker in a process of its own, so that a test can kill it. Prints a line for each picture and error. */
const [, , connectionString = '', folder = ''] = process.argv
await startImageWorker({
  catalog: { pool: openPool({ connectionString, max: 2, applicationName: 'image worker' }) },
  jobs: await openPostgresJobs({ connectionString, onError: () => {}, ...STAGE_TIMES }),
  store: await openFileObjectStore({ folder }),
  onError: (error) => process.stdout.write(`error: ${error instanceof Error ? error.message : 'unknown'}\n`),
  onMade: ({ id }) => process.stdout.write(`${id}\n`),
})
process.stdout.write('ready\n')
