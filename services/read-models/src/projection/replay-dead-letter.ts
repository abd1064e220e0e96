import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { eventKey } from '@tahanan/contracts/event/event-key.ts'
import { z } from 'zod'
import { catalogProjection } from './catalog.projection.ts'
import { addDirt } from './dirt.store.ts'
import { drainDirt } from './drain-dirt.ts'
import type { Drain } from './drain-dirt.ts'
import { inProjection } from './in-projection.ts'
import { markMessages } from './mark-messages.ts'
import { NOUNS } from './noun.ts'

const addressSchema = z.object({ noun: z.enum(NOUNS), id: z.int().positive() })

/**
 * Projects a dead letter after whatever stood in its way was mended. Versions guard it: when the aggregate has changed
 * since, nothing happens. The letter is not appended to the topic again, where its old state would be the last one.
 * Rejects with what is still wrong with it.
 */
export async function replayDeadLetter(drain: Drain, letter: OutgoingMessage): Promise<void> {
  if (letter.headers['step'] === 'refresh') {
    const address = addressSchema.parse(JSON.parse(letter.value))
    await inProjection(drain.pool, (client) => addDirt(client, [address]))
  } else {
    await markMessages(drain.pool, catalogProjection, [letter])
  }
  await drainDirt({
    ...drain,
    async setAside(noun, id, cause) {
      if (eventKey(noun, id) === letter.key) throw cause
      await drain.setAside(noun, id, cause)
    },
  })
}
