import { eventKey } from '@tahanan/contracts/event/event-key.ts'
import type { Message, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import type { Position } from './offset.store.ts'
import type { Noun } from './noun.ts'

/** Causes are for people; a page of them is enough. */
const CAUSE_LENGTH = 2_000

/** A message that could not be kept, as it came, with where it came from and why. */
export function deadMessage(
  { topic, partition }: Pick<Position, 'topic' | 'partition'>,
  message: Message,
  cause: unknown,
): OutgoingMessage {
  return {
    key: message.key,
    value: message.value,
    headers: {
      ...message.headers,
      step: 'mark',
      cause: textOf(cause),
      source: `${topic}/${partition}/${message.offset}`,
    },
  }
}

/** An aggregate whose views could not be made. Its state is in the references, so the letter is its address. */
export function deadRefresh(noun: Noun, id: number, cause: unknown): OutgoingMessage {
  return {
    key: eventKey(noun, id),
    value: JSON.stringify({ noun, id }),
    headers: { step: 'refresh', cause: textOf(cause) },
  }
}

function textOf(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  return text.replaceAll('\0', '').slice(0, CAUSE_LENGTH)
}
