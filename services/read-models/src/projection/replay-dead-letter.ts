import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import type pg from 'pg'
import { z } from 'zod'
import { catalogProjection } from './catalog.projection.ts'
import { causeText, isPermanent } from './is-permanent.ts'
import { deadRefresh } from './dead-refresh.ts'
import { addDirt, dropDirt } from './dirt.store.ts'
import { drainDirt } from './drain-dirt.ts'
import { inProjection } from './in-projection.ts'
import { markMessages } from './mark-messages.ts'
import { NOUNS } from './noun.ts'

export interface Replay {
  /** Its search path leads to the read schema. */
  readonly pool: pg.Pool
  readonly now: () => Date
  /** Keeps what still cannot be projected. */
  readonly bury: (letter: OutgoingMessage) => Promise<void>
  readonly onError: (error: unknown) => void
}

const addressSchema = z.object({ noun: z.enum(NOUNS), id: z.int().positive() })

/**
 * Projects a dead letter after whatever stood in its way was mended. Versions guard it: when the aggregate has changed
 * since, nothing happens. The letter is not appended to the topic again, where its old state would be the last one.
 * What is still wrong with it is buried anew; a failure that will pass is thrown.
 */
export async function replayDeadLetter({ pool, now, bury, onError }: Replay, letter: OutgoingMessage): Promise<void> {
  const requestId = letter.headers['correlationId']
  try {
    if (letter.headers['step'] === 'refresh') {
      const address = addressSchema.parse(JSON.parse(letter.value))
      const key = requestId === undefined ? address : { ...address, requestId }
      await inProjection(pool, (client) => addDirt(client, [key]))
    } else {
      await markMessages(pool, catalogProjection, [letter])
    }
  } catch (error) {
    if (!isPermanent(error)) throw error
    onError(error)
    await bury({ ...letter, headers: { ...letter.headers, cause: causeText(error) } })
    return
  }
  await drainDirt({
    pool,
    now,
    async setAside(noun, id, cause) {
      onError(cause)
      const again = deadRefresh(noun, id, cause)
      const headers = eventKey(noun, id) === letter.key ? { ...letter.headers, ...again.headers } : again.headers
      await bury({ ...again, headers })
      await inProjection(pool, (client) => dropDirt(client, noun, id))
    },
  })
}
