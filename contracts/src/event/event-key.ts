import type { Aggregate } from './event-envelope.ts'

/** Key of an aggregate's messages in the topic: one key, one order, one survivor of compaction. */
export function eventKey(aggregate: Aggregate, aggregateId: number): string {
  return `${aggregate}:${aggregateId}`
}
