import { randomUUID } from 'node:crypto'
import { CATALOG_DEAD_LETTER_TOPIC, eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import { createLetterSender } from '@tahanan/platform/dead-letter/create-letter-sender.ts'
import { type EventBus, MessageRefusedError, type OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import type { EntityType } from './entity-type.ts'
import { causeText } from './is-permanent.ts'

export interface DeadLetters {
  /** Resolves once the letter is durable, and read by whoever looks. */
  send(letter: OutgoingMessage): Promise<void>
  close(): Promise<void>
}

/** The topic for what can never be projected, which is made when missing. */
export async function openDeadLetters(bus: EventBus): Promise<DeadLetters> {
  await bus.ensureTopic({ name: CATALOG_DEAD_LETTER_TOPIC, partitions: 1, compacted: false })
  // Projectors must not fence each other.
  const sender = createLetterSender(bus, CATALOG_DEAD_LETTER_TOPIC, `dead-letters-${randomUUID()}`)
  return {
    async send(letter) {
      try {
        await sender.send(letter)
      } catch (error) {
        // With its headers it may be larger than a message can be. Its source says where the whole of it is.
        if (!(error instanceof MessageRefusedError)) throw error
        await sender.send({ ...letter, value: '' })
      }
    },
    close: sender.close,
  }
}

/** The dead letter of an aggregate whose views could not be made: its address, for its state is in the references. */
export function deadRefresh(noun: EntityType, id: number, cause: unknown): OutgoingMessage {
  return {
    key: eventKey(noun, id),
    value: JSON.stringify({ noun, id }),
    headers: { step: 'refresh', cause: causeText(cause) },
  }
}
