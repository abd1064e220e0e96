import { z } from 'zod'
import type { Config } from '../config/config-schema.ts'

/** Settings that lead to an engine. */
export const ENGINE_SETTINGS = [
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'READER_DATABASE_URL',
  'KAFKA_BROKERS',
  'REDIS_URL',
  'S3_ENDPOINT',
  'MEILI_URL',
] as const

export type EngineSetting = (typeof ENGINE_SETTINGS)[number]

/** What is wrong with an engine, as the end of a sentence that begins with its setting; undefined when nothing is. */
export type EngineCheck = (config: Config) => Promise<string | undefined>

/** Waiting longer tells nothing: an engine that is there answers at once. */
export const CHECK_TIMEOUT_MS = 5_000

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it hangs up',
}

const codedSchema = z.looseObject({ code: z.string() })
const causedSchema = z.looseObject({ cause: z.unknown() })
const manySchema = z.looseObject({ errors: z.array(z.unknown()).min(1) })

/** How every sentence about an engine that may come yet begins. */
export const AWAY_TEXT = 'cannot be reached'

/** Why an address (without passwords) leads nowhere: `nobody listens there (localhost:5432)`. */
export function awayText(error: unknown, place: string): string {
  const code = networkCode(error)
  const reason = code === undefined ? undefined : REASONS[code]
  return `${AWAY_TEXT}: ${reason ?? (error instanceof Error ? error.message : String(error))} (${place})`
}

/** The network's name of a failure, looked for also in what it was wrapped in. */
function networkCode(error: unknown): string | undefined {
  const coded = codedSchema.safeParse(error)
  if (coded.success && coded.data.code in REASONS) return coded.data.code
  const many = manySchema.safeParse(error)
  if (many.success) return networkCode(many.data.errors[0])
  const caused = causedSchema.safeParse(error)
  return caused.success && caused.data.cause !== undefined ? networkCode(caused.data.cause) : undefined
}
