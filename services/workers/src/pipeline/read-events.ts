import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { eventKey } from '@tahanan/contracts/event/event-envelope.ts'
import type { Message } from '@tahanan/platform/event-bus/event-bus.ts'
import { readEvent } from '@tahanan/read-models/projection/read-event.ts'

type Noun = CatalogEvent['aggregate']

/** The messages of these aggregates, unread. */
export function messagesOf(messages: readonly Message[], nouns: readonly Noun[]): readonly Message[] {
  const starts = nouns.map((noun) => eventKey(noun, 0).slice(0, -1))
  return messages.filter(({ key }) => starts.some((start) => key.startsWith(start)))
}

/**
 * What has happened to these aggregates, in the order of the topic. What does not fit is reported and left out: waiting
 * for it to fit would stop all, and the projector sends it to the dead letters.
 */
export function readEvents<Of extends Noun>(
  messages: readonly Message[],
  nouns: readonly Of[],
  onError: (error: unknown) => void,
): Extract<CatalogEvent, { aggregate: Of }>[] {
  const isOurs = (event: CatalogEvent): event is Extract<CatalogEvent, { aggregate: Of }> =>
    nouns.some((noun) => noun === event.aggregate)
  return messagesOf(messages, nouns).flatMap((message) => {
    try {
      const event = readEvent(message)
      return isOurs(event) ? [event] : []
    } catch (error) {
      onError(error)
      return []
    }
  })
}
