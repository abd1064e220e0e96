import pg from 'pg'
import { ConfigError } from '../config/load-config.ts'
import type { Config } from '../config/config-schema.ts'
import { backOffMs, pause } from '../postgres/pause.ts'
import { sqlState } from '../postgres/sql-state.ts'
import { AWAY_TEXT, awayText, CHECK_TIMEOUT_MS, type EngineCheck, type EngineSetting } from './engine-check.ts'

const LONGEST_PAUSE_MS = 5_000

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the user name or the password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'there is no such database',
  '42501': 'this user may not use the database',
}

interface EngineWait {
  /** How long to try again while engines are away; 0 asks once. Refused credentials are never tried again. */
  readonly waitMs?: number
  /** Told before each pause what is waited for, one sentence an engine. */
  readonly onWait?: (problems: readonly string[]) => void
}

/** Clients are loaded only for settings that are set. */
const LOADERS: Readonly<Record<EngineSetting, () => Promise<EngineCheck>>> = {
  DATABASE_URL: async () => (config) => checkPostgres(config.DATABASE_URL),
  READ_DATABASE_URL: async () => (config) => checkPostgres(config.READ_DATABASE_URL),
  READER_DATABASE_URL: async () => (config) => checkPostgres(config.READER_DATABASE_URL),
  KAFKA_BROKERS: async () => (await import('./check-kafka.ts')).checkKafka,
  REDIS_URL: async () => (await import('./check-redis.ts')).checkRedis,
  S3_ENDPOINT: async () => (await import('./check-s3.ts')).checkS3,
  MEILI_URL: async () => (await import('./check-meilisearch.ts')).checkMeilisearch,
}

/**
 * Asks every engine that these settings lead to, as far as they are set, whether it is there and takes our credentials.
 * Loading the clients blocks the event loop for seconds on a busy machine, so all are loaded before any timer runs.
 *
 * @throws ConfigError with every problem at once
 */
export async function requireEngines(
  config: Config,
  settings: readonly EngineSetting[],
  { waitMs = 0, onWait = () => {} }: EngineWait = {},
): Promise<void> {
  const checks = await Promise.all(
    settings
      .filter((setting) => config[setting] !== undefined)
      .map(async (setting) => ({ setting, check: await LOADERS[setting]() })),
  )
  const deadline = performance.now() + waitMs
  for (let attempt = 0; ; attempt += 1) {
    const problems = (
      await Promise.all(checks.map(async ({ setting, check }) => ({ setting, text: await check(config) })))
    ).filter(({ text }) => text !== undefined)
    if (problems.length === 0) return
    const sentences = problems.map(({ setting, text }) => `${setting}: ${text}.`)
    const isOnlyAway = problems.every(({ text }) => text?.startsWith(AWAY_TEXT) === true)
    const pauseMs = backOffMs(attempt, LONGEST_PAUSE_MS)
    if (!isOnlyAway || performance.now() + pauseMs >= deadline) throw new ConfigError(sentences)
    onWait(sentences)
    await pause(pauseMs)
  }
}

/** What is wrong with the Postgres of this address. */
async function checkPostgres(connectionString = ''): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CHECK_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select')
    return undefined
  } catch (error) {
    const place = `${client.host}:${client.port}`
    const reason = REASONS[sqlState(error) ?? '']
    return reason === undefined ? awayText(error, place) : `is refused: ${reason} (${place})`
  } finally {
    await client.end().catch(() => {})
  }
}
