import type { EventProducer } from '@tahanan/platform/event-bus/event-bus.ts'
import type { Lane } from './lane.ts'
import { rowsByTarget } from './rows-by-target.ts'

export function eventLane(producer: EventProducer): Lane {
  return {
    destination: 'event',
    async send(rows) {
      for (const [topic, messages] of rowsByTarget(rows)) await producer.send(topic, messages)
    },
    untilReadable: () => producer.untilReadable(),
  }
}
