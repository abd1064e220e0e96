import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { openMinioObjectStore } from './minio-object-store.ts'
import { describeObjectStore } from './object-store.contract.ts'

const config = loadConfig()
const settings = {
  endpoint: config.S3_ENDPOINT ?? 'http://127.0.0.1:19000',
  accessKey: config.S3_ACCESS_KEY ?? 'tahanan',
  secretKey: config.S3_SECRET_KEY ?? 'tahanan-engines',
  bucketPrefix: `test-${randomBytes(6).toString('hex')}`,
}

describeObjectStore('MinIO', () => openMinioObjectStore(settings))

test('several processes may set the buckets up at once, again and again', async () => {
  const fresh = { ...settings, bucketPrefix: `test-${randomBytes(6).toString('hex')}` }
  const stores = await Promise.all([1, 2, 3].map(() => openMinioObjectStore(fresh)))
  await stores[0]?.put('media', 'a.webp', Buffer.from('x'))
  const again = await openMinioObjectStore(fresh)
  expect(await again.stat('media', 'a.webp')).toMatchObject({ sizeBytes: 1 })
})

test('lets nobody read without the keys', async () => {
  const store = await openMinioObjectStore(settings)
  await store.put('documents', 'title.png', Buffer.from('secret'))
  const { endpoint, bucketPrefix } = settings
  expect((await fetch(`${endpoint}/${bucketPrefix}-documents/title.png`)).status).toBe(403)
})

test('says what is wrong with the keys, and when nobody answers', async () => {
  await expect(openMinioObjectStore({ ...settings, secretKey: 'wrong-secret' })).rejects.toThrow(
    /its keys (are wrong|do not allow it)/,
  )
  await expect(openMinioObjectStore({ ...settings, endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('it is away')
})
