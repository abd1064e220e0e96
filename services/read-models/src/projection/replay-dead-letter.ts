import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import type pg from 'pg'
import { z } from 'zod'
import { causeText, isPermanent } from './is-permanent.ts'
import { deadRefresh } from './dead-letters.ts'
import { queueRefreshes, dropQueued } from './refresh-queue.store.ts'
import { drainRefreshQueue } from './drain-refresh-queue.ts'
import { inProjection } from './in-projection.ts'
import { recordMessages } from './record-messages.ts'
import { ENTITY_TYPES } from './entity-type.ts'

export interface Replay {
  /** Its search path leads to the read schema. */
  readonly pool: pg.Pool
  readonly now: () => Date
  /** Keeps what still cannot be projected. */
  readonly sendToDeadLetters: (letter: OutgoingMessage) => Promise<void>
  readonly onError: (error: unknown) => void
}

const addressSchema = z.object({ noun: z.enum(ENTITY_TYPES), id: z.int().positive() })

/**
 * Projects a dead letter after whatever stood in its way was mended. Versions guard it: when the aggregate has changed
 * since, nothing happens. The letter is not appended to the topic again, where its old state would be the last one.
 * What is still wrong with it becomes a dead letter anew; a failure that will pass is thrown.
 */
export async function replayDeadLetter(
  { pool, now, sendToDeadLetters, onError }: Replay,
  letter: OutgoingMessage,
): Promise<void> {
  const requestId = letter.headers['correlationId']
  try {
    if (letter.headers['step'] === 'refresh') {
      const address = addressSchema.parse(JSON.parse(letter.value))
      const key = requestId === undefined ? address : { ...address, requestId }
      await inProjection(pool, (client) => queueRefreshes(client, [key]))
    } else {
      await recordMessages(pool, [letter])
    }
  } catch (error) {
    if (!isPermanent(error)) throw error
    onError(error)
    await sendToDeadLetters({ ...letter, headers: { ...letter.headers, cause: causeText(error) } })
    return
  }
  await drainRefreshQueue({
    pool,
    now,
    async setAside(noun, id, cause) {
      onError(cause)
      const again = deadRefresh(noun, id, cause)
      const headers = eventKey(noun, id) === letter.key ? { ...letter.headers, ...again.headers } : again.headers
      await sendToDeadLetters({ ...again, headers })
      await inProjection(pool, (client) => dropQueued(client, noun, id))
    },
  })
}
