import type { Config } from '../config/config-schema.ts'
import { errorCode, findInError } from '../problem/error-code.ts'

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
export type EngineCheck = (config: Partial<Config>) => Promise<string | undefined>

/** Waiting longer tells nothing: an engine that is there answers at once. */
export const CHECK_TIMEOUT_MS = 5_000

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it hangs up',
}

/** How every sentence about an engine that may come yet begins. */
export const AWAY_TEXT = 'cannot be reached'

/** Why an address (without passwords) leads nowhere: `nobody listens there (localhost:5432)`. */
export function awayText(error: unknown, place: string): string {
  const reason = findInError(error, (one) => REASONS[errorCode(one) ?? ''])
  return `${AWAY_TEXT}: ${reason ?? (error instanceof Error ? error.message : String(error))} (${place})`
}
