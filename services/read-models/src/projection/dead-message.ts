import type { Message, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { causeText } from './cause-text.ts'
import type { Position } from './offset.store.ts'

/** The dead letter of a message that could not be kept: as it came, with where it came from and why. */
export function deadMessage(
  { topic, partition }: Pick<Position, 'topic' | 'partition'>,
  message: Message,
  cause: unknown,
): OutgoingMessage {
  const source = `${topic}/${partition}/${message.offset}`
  return {
    key: message.key,
    value: message.value,
    headers: { ...message.headers, step: 'mark', cause: causeText(cause), source },
  }
}
