/** Engines are named for cases of their own; an installation has the embedded ones, however it was filled. */
export const NO_ENGINES = {
  DATABASE_URL: '',
  READ_DATABASE_URL: '',
  KAFKA_BROKERS: '',
  REDIS_URL: '',
  S3_ENDPOINT: '',
  MEILI_URL: '',
} as const
