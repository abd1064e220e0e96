import { REPLAY_QUEUE, replayJobSchema } from '@tahanan/catalog/system/system-commands.ts'
import { openDeadLetters } from '@tahanan/read-models/projection/dead-letters.ts'
import { replayDeadLetter } from '@tahanan/read-models/projection/replay-dead-letter.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { defineJob } from '../job/define-job.ts'

/** Projects a dead letter again. While that fails for good it becomes another dead letter, with what is wrong now. */
export const replayDeadLetterJob = defineJob({
  queue: REPLAY_QUEUE,
  data: replayJobSchema,
  concurrency: 1,
  async work({ bus, readDatabaseUrl: connectionString, log }, letter) {
    const onError = (error: unknown): void => log.error({ err: error, key: letter.key }, 'replay')
    const pool = openReadPool({ connectionString, max: 2, applicationName: 'replay', onError })
    const deadLetters = await openDeadLetters(bus)
    try {
      await replayDeadLetter({ pool, now: () => new Date(), sendToDeadLetters: deadLetters.send, onError }, letter)
    } finally {
      await deadLetters.close()
      await pool.end()
    }
  },
})
