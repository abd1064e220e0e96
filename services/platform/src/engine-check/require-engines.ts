import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config-schema.ts'
import { sqlState } from '../postgres/sql-state.ts'
import { awayText } from './away-text.ts'
import { CHECK_TIMEOUT_MS, type EngineCheck } from './engine-problem.ts'
import type { EngineSetting } from './engine-setting.ts'

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the user name or the password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'there is no such database',
  '42501': 'this user may not use the database',
}

/** Clients are loaded once there is something to ask of them. */
const CHECKS: Readonly<Record<EngineSetting, EngineCheck>> = {
  DATABASE_URL: async ({ DATABASE_URL: url }) => (url === undefined ? undefined : checkPostgres(url)),
  READ_DATABASE_URL: async ({ READ_DATABASE_URL: url }) => (url === undefined ? undefined : checkPostgres(url)),
  READER_DATABASE_URL: async ({ READER_DATABASE_URL: url }) => (url === undefined ? undefined : checkPostgres(url)),
  async KAFKA_BROKERS({ KAFKA_BROKERS: brokers }) {
    if (brokers === undefined) return undefined
    const { checkKafka } = await import('./check-kafka.ts')
    return checkKafka(brokers)
  },
  async REDIS_URL({ REDIS_URL: url }) {
    if (url === undefined) return undefined
    const { checkRedis } = await import('./check-redis.ts')
    return checkRedis(url)
  },
  async S3_ENDPOINT({ S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' }) {
    if (endpoint === undefined) return undefined
    const { checkS3 } = await import('./check-s3.ts')
    return checkS3({ endpoint, accessKey, secretKey })
  },
  async MEILI_URL({ MEILI_URL: url, MEILI_KEY: key }) {
    if (url === undefined) return undefined
    const { checkMeilisearch } = await import('./check-meilisearch.ts')
    return checkMeilisearch(url, key)
  },
}

/**
 * Asks every engine that these settings lead to, as far as they are set, whether it is there and takes our credentials.
 *
 * @throws ConfigError with every problem at once
 */
export async function requireEngines(config: Config, settings: readonly EngineSetting[]): Promise<void> {
  const asked = settings.map(async (setting) => {
    const problem = await CHECKS[setting](config)
    return problem === undefined ? [] : [`${setting}: ${problem}.`]
  })
  const problems = (await Promise.all(asked)).flat()
  if (problems.length > 0) throw new ConfigError(problems)
}

/** What is wrong with the Postgres of this address. */
async function checkPostgres(connectionString: string): Promise<string | undefined> {
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
