import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { causeText } from './is-permanent.ts'
import type { EntityType } from './entity-type.ts'

/** The dead letter of an aggregate whose views could not be made: its address, for its state is in the references. */
export function deadRefresh(noun: EntityType, id: number, cause: unknown): OutgoingMessage {
  return {
    key: eventKey(noun, id),
    value: JSON.stringify({ noun, id }),
    headers: { step: 'refresh', cause: causeText(cause) },
  }
}
