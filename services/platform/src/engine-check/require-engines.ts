import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config-schema.ts'
import { checkKafka } from './check-kafka.ts'
import { checkMeilisearch } from './check-meilisearch.ts'
import { checkPostgres } from './check-postgres.ts'
import { checkRedis } from './check-redis.ts'
import { checkS3 } from './check-s3.ts'
import type { EngineCheck } from './engine-problem.ts'
import type { EngineSetting } from './engine-setting.ts'

const CHECKS: Readonly<Record<EngineSetting, EngineCheck>> = {
  DATABASE_URL: async ({ DATABASE_URL: url }) => (url === undefined ? undefined : checkPostgres(url)),
  READ_DATABASE_URL: async ({ READ_DATABASE_URL: url }) => (url === undefined ? undefined : checkPostgres(url)),
  READER_DATABASE_URL: async ({ READER_DATABASE_URL: url }) => (url === undefined ? undefined : checkPostgres(url)),
  KAFKA_BROKERS: async ({ KAFKA_BROKERS: brokers }) => (brokers === undefined ? undefined : checkKafka(brokers)),
  REDIS_URL: async ({ REDIS_URL: url }) => (url === undefined ? undefined : checkRedis(url)),
  S3_ENDPOINT: async ({ S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' }) =>
    endpoint === undefined ? undefined : checkS3({ endpoint, accessKey, secretKey }),
  MEILI_URL: async ({ MEILI_URL: url, MEILI_KEY: key }) => (url === undefined ? undefined : checkMeilisearch(url, key)),
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
