import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProjectCalls } from '../project/project-calls.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const SENDER = join(import.meta.dirname, 'send-large-upload.process.fixture.ts')
const MEGABYTE = 1_000_000

let api: TestAdminApi
let address: string
let photo: string

beforeAll(async () => {
  api = await startTestAdminApi({ picturesMax: 100 })
  const calls = await openProjectCalls(api)
  address = `${api.address}/admin/projects/${(await calls.add()).id}/upload_images/`
  photo = join(api.dataDir, 'photo.jpg')
  const [width, height] = [2_520, 1_840]
  await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
    .toFile(photo)
})
afterAll(() => api.close())

async function send(count: number): Promise<string> {
  const sender = spawn(process.execPath, [
    ...typescriptArguments(),
    SENDER,
    address,
    api.tokens.editor,
    photo,
    String(count),
  ])
  return text(sender.stdout)
}

test('an upload of 20 files of 10 MB raises the memory of the server by less than 60 MB', async () => {
  const { size } = await stat(photo)
  expect(size).toBeGreaterThan(9 * MEGABYTE)
  expect(size).toBeLessThan(10.4 * MEGABYTE)
  // Everything is loaded and has run once.
  expect(await send(1)).toMatch(/^201 /)
  const before = process.memoryUsage.rss()
  let highest = before
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 5)
  const answer = await send(20)
  clearInterval(watch)
  expect(answer).toMatch(/^201 /)
  expect((highest - before) / MEGABYTE).toBeLessThan(60)
})
