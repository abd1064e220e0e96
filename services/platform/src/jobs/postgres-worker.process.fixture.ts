import { openPostgresJobs } from './postgres-jobs.ts'
import { workAndStick } from './work-and-stick.fixture.ts'

const [, , connectionString = '', queue = ''] = process.argv
await workAndStick(await openPostgresJobs({ connectionString, onError: () => {}, stalledAfterMs: 500 }), queue)
