import {
  REPLAY_ALL_QUEUE,
  REPLAY_QUEUE,
  replayAllJobSchema,
  replayJobSchema,
} from '@tahanan/catalog/system/system-commands.ts'
import { CATALOG_DEAD_LETTER_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { ReplayProgress } from '@tahanan/contracts/system/system-answer.ts'
import { openDeadLetterBox } from '@tahanan/platform/dead-letter/dead-letter-box.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { openDeadLetters } from '@tahanan/read-models/projection/dead-letters.ts'
import { replayDeadLetter } from '@tahanan/read-models/projection/replay-dead-letter.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { defineJob, type JobDependencies } from '../job/define-job.ts'
import { progressTeller } from '../rebuild/progress-reporter.ts'

/** Projects a dead letter again. While that fails for good it becomes another dead letter, with what is wrong now. */
export const replayDeadLetterJob = defineJob({
  queue: REPLAY_QUEUE,
  data: replayJobSchema,
  concurrency: 1,
  async work(dependencies, letter) {
    await withReplay(dependencies, async (replay) => void (await replay(letter)))
  },
})

/** Projects many again, and says how far it is. Tried again, it goes on with those that are still dead letters. */
export const replayDeadLettersJob = defineJob({
  queue: REPLAY_ALL_QUEUE,
  data: replayAllJobSchema,
  concurrency: 1,
  async work(dependencies, { letters }, job) {
    const onError = (error: unknown): void => dependencies.log.error({ err: error }, 'replay')
    const tell = progressTeller((progress: ReplayProgress) => job.progress(progress))
    const total = letters.length
    let failed = 0
    const box = await openDeadLetterBox({ bus: dependencies.bus, topic: CATALOG_DEAD_LETTER_TOPIC, onError })
    try {
      await withReplay(dependencies, async (replay) => {
        for (const [done, id] of letters.entries()) {
          job.signal.throwIfAborted()
          tell({ done, total, failed })
          const letter = await box.find(id)
          // Replayed or dismissed meanwhile.
          if (letter === undefined) continue
          if (!(await replay(letter))) failed += 1
          await box.resolve(letter)
        }
      })
      await job.progress({ done: total, total, failed })
    } finally {
      await box.close()
    }
  },
})

/** Gives a way to project dead letters, which answers false where one became another dead letter. */
async function withReplay(
  { bus, readDatabaseUrl: connectionString, log }: JobDependencies,
  work: (replay: (letter: OutgoingMessage) => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const onError = (error: unknown): void => log.error({ err: error }, 'replay')
  const pool = openReadPool({ connectionString, max: 2, applicationName: 'replay', onError })
  const deadLetters = await openDeadLetters(bus)
  try {
    await work(async (letter) => {
      let isDead = false
      const sendToDeadLetters = async (again: OutgoingMessage): Promise<void> => {
        isDead = true
        await deadLetters.send(again)
      }
      await replayDeadLetter({ pool, now: () => new Date(), sendToDeadLetters, onError }, letter)
      return !isDead
    })
  } finally {
    await deadLetters.close()
    await pool.end()
  }
}
