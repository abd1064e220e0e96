import { z } from 'zod'

/** The published aggregates, which is also the first part of a message's key: `listing:12`. */
const AGGREGATES = ['developer', 'project', 'amenity', 'broker', 'listing', 'picture', 'site'] as const

const aggregateSchema = z.enum(AGGREGATES)

export type Aggregate = z.infer<typeof aggregateSchema>

/** What an event carries beside its state. `correlationId` goes from the staff member's click to the index. */
export const eventEnvelopeSchema = z.object({
  id: z.uuid(),
  /** `<aggregate>.changed` or `<aggregate>.deleted`. */
  type: z.string(),
  aggregate: aggregateSchema,
  aggregateId: z.int().positive(),
  /** +1 per change of the aggregate; the highest is the truth. */
  version: z.int().positive(),
  /** Version of the schema of `data`, so that a newer one is refused. */
  schemaVersion: z.int().positive(),
  occurredAt: z.iso.datetime(),
  /** Account id of who did it, or `system`. Never a name. */
  actor: z.string().max(64),
  correlationId: z.string().max(64),
})

/** Key of an aggregate's messages in the topic: one key, one order, one survivor of compaction. */
export function eventKey(aggregate: Aggregate, aggregateId: number): string {
  return `${aggregate}:${aggregateId}`
}

/** State of a deleted aggregate. It stays in the topic, so that a rebuild still knows the 410s and 301s. */
export const tombstoneSchema = z.object({
  id: z.int().positive(),
  deleted: z.literal(true),
  /** Every slug the aggregate ever had, the last one first. Empty for nouns without pages. */
  slugs: z.array(z.string()),
  deletedAt: z.iso.datetime(),
})

/** The one topic of published state events: compacted, keyed by `eventKey`. */
export const CATALOG_TOPIC = 'catalog'

/** Where events go that can never be projected, with their cause in the headers. Not compacted. */
export const CATALOG_DEAD_LETTER_TOPIC = 'catalog.dead-letter'
