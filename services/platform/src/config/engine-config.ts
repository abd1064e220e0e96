import type { Config } from './config-schema.ts'

/** The settings that choose engines; what is missing is embedded (design §3). */
export type EngineConfig = Partial<
  Pick<
    Config,
    'KAFKA_BROKERS' | 'REDIS_URL' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'MEILI_URL' | 'MEILI_KEY'
  >
>
