import { openRedisJobs } from './redis-jobs.ts'
import { workAndStick } from './work-and-stick.fixture.ts'

const [, , url = '', queue = ''] = process.argv
await workAndStick(await openRedisJobs({ url, onError: () => {}, stalledAfterMs: 500 }), queue)
