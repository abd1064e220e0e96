import { expect, test } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { checkKafka } from './check-kafka.ts'
import { checkMeilisearch } from './check-meilisearch.ts'
import { checkRedis } from './check-redis.ts'
import { checkS3 } from './check-s3.ts'

const {
  KAFKA_BROKERS: brokers = ['127.0.0.1:19092'],
  REDIS_URL: redisUrl = 'redis://127.0.0.1:16379',
  S3_ENDPOINT: endpoint = 'http://127.0.0.1:19000',
  S3_ACCESS_KEY: accessKey = 'tahanan',
  S3_SECRET_KEY: secretKey = 'tahanan-engines',
  MEILI_URL: meiliUrl,
  MEILI_KEY: meiliKey,
} = loadConfig()

test('engines that are there, with the right credentials, are no problem', async () => {
  expect(await checkKafka(brokers)).toBeUndefined()
  expect(await checkRedis(redisUrl)).toBeUndefined()
  expect(await checkS3({ endpoint, accessKey, secretKey })).toBeUndefined()
  expect(meiliUrl && (await checkMeilisearch(meiliUrl, meiliKey))).toBeUndefined()
})

test('wrong keys of S3 are told apart', async () => {
  expect(await checkS3({ endpoint, accessKey: 'nobody', secretKey })).toContain('S3_ACCESS_KEY is not known')
  expect(await checkS3({ endpoint, accessKey, secretKey: 'a wrong secret' })).toContain('S3_SECRET_KEY is wrong')
})

test('a wrong user or password of Redis is told', async () => {
  const url = new URL(redisUrl)
  url.username = 'nobody'
  url.password = 'wrong'
  expect(await checkRedis(url.href)).toContain('the password is wrong')
})
