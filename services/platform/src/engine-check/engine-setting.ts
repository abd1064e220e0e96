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
