import { expect, test } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { checkKafka } from './check-kafka.ts'
import { checkMeilisearch } from './check-meilisearch.ts'
import { checkRedis } from './check-redis.ts'
import { checkS3 } from './check-s3.ts'

const config = {
  KAFKA_BROKERS: ['127.0.0.1:19092'],
  REDIS_URL: 'redis://127.0.0.1:16379',
  S3_ENDPOINT: 'http://127.0.0.1:19000',
  S3_ACCESS_KEY: 'tahanan',
  S3_SECRET_KEY: 'tahanan-engines',
  ...loadConfig(),
}

test('engines that are there, with the right credentials, are no problem', async () => {
  expect(await checkKafka(config)).toBeUndefined()
  expect(await checkRedis(config)).toBeUndefined()
  expect(await checkS3(config)).toBeUndefined()
  expect(config.MEILI_URL && (await checkMeilisearch(config))).toBeUndefined()
})

test('wrong keys of S3 are told apart', async () => {
  expect(await checkS3({ ...config, S3_ACCESS_KEY: 'nobody' })).toContain('S3_ACCESS_KEY is not known')
  expect(await checkS3({ ...config, S3_SECRET_KEY: 'a wrong secret' })).toContain('S3_SECRET_KEY is wrong')
})

test('a wrong user or password of Redis is told', async () => {
  const url = new URL(config.REDIS_URL ?? '')
  url.username = 'nobody'
  url.password = 'wrong'
  expect(await checkRedis({ REDIS_URL: url.href })).toContain('the password is wrong')
})
