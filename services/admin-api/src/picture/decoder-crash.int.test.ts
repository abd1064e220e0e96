import type { ChildProcess } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openProjectCalls } from '../project/project-calls.fixture.ts'
import { type Reply, startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

/** Told by Node of every process that this one starts. */
const started = channel('child_process')
const startedSchema = z.object({ process: z.custom<ChildProcess>((value) => value instanceof Object) })

let api: TestAdminApi
let path: string
let killsLeft = 0
let decoder: ChildProcess | undefined

/** A decoder is killed as soon as it runs: with its first file still in its hands. */
function onStarted(message: unknown): void {
  decoder = startedSchema.parse(message).process
  if (killsLeft === 0) return
  killsLeft -= 1
  decoder.once('spawn', () => decoder?.kill('SIGKILL'))
}

beforeAll(async () => {
  api = await startTestAdminApi()
  const calls = await openProjectCalls(api)
  path = `/admin/projects/${(await calls.add()).id}/upload_images/`
  started.subscribe(onStarted)
})
afterEach(() => decoder?.kill('SIGKILL'))
afterAll(async () => {
  started.unsubscribe(onStarted)
  await api.close()
})

async function upload(name: string, seed: number): Promise<Reply> {
  return send(name, await phonePhoto({ width: 400, height: 300, seed }))
}

function send(name: string, photo: Buffer): Promise<Reply> {
  return api.request('POST', path, { body: formOf({}, { 'image[]': [[name, photo]] }) })
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for (const bucket of ['media', 'originals'] as const) {
    for await (const { key } of api.objects.list(bucket, '')) keys.push(key)
  }
  return keys
}

test('a decoder that is killed once over a picture is started again, and nobody notices', async () => {
  killsLeft = 1
  expect((await upload('once.jpg', 1)).status).toBe(201)
  expect(killsLeft).toBe(0)
})

test('one that is killed while it decodes, too', async () => {
  expect((await upload('before.jpg', 2)).status).toBe(201)
  const running = decoder
  const photo = await phonePhoto({ width: 6_000, height: 4_000, seed: 3 })
  const replying = send('during.jpg', photo)
  await expect.poll(() => readdir(join(api.dataDir, 'uploads')), { interval: 1, timeout: 60_000 }).not.toEqual([])
  running?.kill('SIGKILL')
  expect((await replying).status).toBe(201)
})

test('a picture that ends two is named, nothing of it is kept, and the next upload works', async () => {
  const before = await storedKeys()
  killsLeft = 2
  expect(await upload('twice.jpg', 4)).toMatchObject({
    status: 400,
    body: {
      'image[]': ['Invalid image format: twice.jpg', 'These files are damaged, or were cut off: twice.jpg'],
    },
  })
  expect(await storedKeys()).toEqual(before)
  await expect.poll(() => readdir(join(api.dataDir, 'uploads'))).toEqual([])
  expect((await upload('next.jpg', 5)).status).toBe(201)
})
