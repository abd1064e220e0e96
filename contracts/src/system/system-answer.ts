import { z } from 'zod'

/** What a rebuild does, one after another; not every target needs all of them. */
const rebuildStepSchema = z.enum(['read', 'refresh', 'catch up', 'index'])

export type RebuildStep = z.infer<typeof rebuildStepSchema>

/** How far a rebuild is: `done` of `total` messages (`read`, `catch up`) or listings (`refresh`, `index`). */
export const rebuildProgressSchema = z.object({
  step: rebuildStepSchema,
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
})

export type RebuildProgress = z.infer<typeof rebuildProgressSchema>

/** What can be made anew while it serves (design §5): every view from the topic, or what words are searched in. */
export const REBUILD_TARGETS = ['listing-view', 'search'] as const

export const rebuildTargetSchema = z.enum(REBUILD_TARGETS, 'must be listing-view or search')

export type RebuildTarget = z.infer<typeof rebuildTargetSchema>

/** Work that was asked for, and goes on whether anybody looks or not. */
const taskSchema = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Why it failed, or why its last try did; null otherwise. */
  reason: z.string().nullable(),
  requested_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
})

export type SystemTask = z.infer<typeof taskSchema>

/** A rebuild that was asked for. */
export const rebuildAnswerSchema = taskSchema.extend({
  target: rebuildTargetSchema,
  /** Null until there is something to say. */
  progress: rebuildProgressSchema.nullable(),
})

export type RebuildAnswer = z.infer<typeof rebuildAnswerSchema>

const count = z.int().nonnegative()

/** How many dead letters have been projected again, and of how many; `failed` of them are dead letters anew. */
export const replayProgressSchema = z.object({ done: count, total: count, failed: count })

export type ReplayProgress = z.infer<typeof replayProgressSchema>

/** A replay of all dead letters that was asked for. */
export const replayAnswerSchema = taskSchema.extend({
  /** Null until there is something to say. */
  progress: replayProgressSchema.nullable(),
})

export type ReplayAnswer = z.infer<typeof replayAnswerSchema>

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
  /** Accounts whose passwords are guessed at, within a day: `guesses` since the last success. */
  guessed_accounts: z
    .array(z.object({ id: z.int().positive(), name: z.string(), guesses: count, last_at: z.iso.datetime() }))
    .nullable(),
  /** Where uploads arrive, and everything embedded is kept. Low: below 1 GB, or 5 % of it. */
  disk: z.object({ free_bytes: count, total_bytes: count, is_low: z.boolean() }).nullable(),
  /** Every night, where there is a folder or a bucket for it. */
  backup: z
    .object({
      is_on: z.boolean(),
      /** The last that is whole. */
      last_at: z.iso.datetime().nullable(),
      size_bytes: count.nullable(),
      /** The last that was restored beside the catalogue, and found good. */
      checked_at: z.iso.datetime().nullable(),
      /** More than a day late. */
      is_late: z.boolean(),
      failures: z.array(z.object({ kind: z.enum(['backup', 'check']), at: z.iso.datetime(), cause: z.string() })),
    })
    .nullable(),
  /** Newest first, the running one included. */
  rebuilds: z.array(rebuildAnswerSchema).nullable(),
  /** Of all dead letters; newest first, the running one included. */
  replays: z.array(replayAnswerSchema).nullable(),
})

export type SystemAnswer = z.infer<typeof systemAnswerSchema>

/** A message that could not be projected, and was set aside so that the others move on (design §5). */
export const deadLetterAnswerSchema = z.object({
  id: z.string(),
  /** `listing:12`. */
  key: z.string(),
  /** `listing.changed`; null where only the views of an aggregate could not be made. */
  type: z.string().nullable(),
  /** `mark`: it could not be read or kept. `refresh`: views could not be made of it. */
  step: z.enum(['mark', 'refresh']).nullable(),
  cause: z.string(),
  /** Where it came from, `topic/partition/offset`. */
  source: z.string().nullable(),
  /** The request that it began with. */
  request_id: z.string().nullable(),
  buried_at: z.iso.datetime(),
  /** The message itself, cut at 4,000 characters. */
  excerpt: z.string(),
})

export type DeadLetterAnswer = z.infer<typeof deadLetterAnswerSchema>

export const GIVEN_UP_MAIL_KINDS = ['alert', 'viewing'] as const

/** A mail to a visitor, or about one, that has used up its tries. */
export const givenUpMailAnswerSchema = z.object({
  kind: z.enum(GIVEN_UP_MAIL_KINDS),
  id: z.string(),
  /** Of an alert: `confirmation` or `offers`; of a viewing: `confirm`, `move`, `decline`, `cancel` or `reminder`. */
  about: z.string(),
  /** Masked, `m•••@example.com`; null for staff, and for who was erased. */
  to: z.string().nullable(),
  /** Name of the listing that is viewed. */
  listing: z.string().nullable(),
  cause: z.string(),
  tries: z.int().nonnegative(),
  given_up_at: z.iso.datetime(),
})

export type GivenUpMailAnswer = z.infer<typeof givenUpMailAnswerSchema>

/** A job that has used up its tries. */
export const failedJobAnswerSchema = z.object({
  id: z.string(),
  queue: z.string(),
  reason: z.string(),
  failed_at: z.iso.datetime(),
  attempts: z.int().nonnegative(),
  /** What it was given, as JSON, cut at 4,000 characters. */
  excerpt: z.string(),
})

export type FailedJobAnswer = z.infer<typeof failedJobAnswerSchema>
