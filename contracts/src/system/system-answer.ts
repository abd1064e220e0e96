import { z } from 'zod'
import { rebuildAnswerSchema } from './rebuild-answer.ts'

const count = z.int().nonnegative()
const elapsedMs = z.number().nonnegative()

/** An engine, and whether it answers now. */
const engineStatusSchema = z.object({
  name: z.enum(['database', 'read database', 'event bus', 'jobs', 'search', 'object store']),
  /** What plays the part: `Postgres`, `Kafka`, `Redis`, `Meilisearch`, `MinIO`, `files`. */
  kind: z.string(),
  state: z.enum(['ok', 'away']),
  elapsed_ms: elapsedMs,
})

export type EngineStatus = z.infer<typeof engineStatusSchema>

/** Messages between a partition's end and what the projectors have shown of it. */
const partitionLagSchema = z.object({ partition: count, lag: count })

const queueStatusSchema = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  delayed: count,
  failed: count,
})

export type QueueStatus = z.infer<typeof queueStatusSchema>

/**
 * How the machinery between a command and the public answer is doing (System page). A part is null while whatever
 * knows it is away; `engines` says which.
 */
export const systemAnswerSchema = z.object({
  measured_at: z.iso.datetime(),
  engines: z.array(engineStatusSchema),
  /** From a command to the public answer. `last_ms` is null until a change has gone through. */
  pipeline: z
    .object({ last_ms: elapsedMs.nullable(), last_at: z.iso.datetime().nullable(), is_current: z.boolean() })
    .nullable(),
  /** What commands left for the relay. `refused` are rows that their engine will never take. */
  outbox: z.object({ waiting: count, oldest_age_ms: elapsedMs, refused: count }).nullable(),
  projector: z
    .object({
      lag: count,
      partitions: z.array(partitionLagSchema),
      /** Aggregates whose views are still to be made again. */
      dirty: count,
    })
    .nullable(),
  /** Null also while words are searched in Postgres, which needs no index beside it. */
  indexer: z
    .object({
      index: z.string(),
      /** Listings that the index has yet to take. */
      waiting: count,
      /** Until an index has had every listing once, words are searched in Postgres. */
      is_filled: z.boolean(),
    })
    .nullable(),
  queues: z.array(queueStatusSchema).nullable(),
  pictures: z.object({ pending: count, failed: count }).nullable(),
  dead_letters: z.object({ count }).nullable(),
  /** Newest first, the running one included. */
  rebuilds: z.array(rebuildAnswerSchema).nullable(),
})

export type SystemAnswer = z.infer<typeof systemAnswerSchema>
