import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { defineEndpoint, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { filesField } from '@tahanan/contracts/file/uploaded-file.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTemporaryFolder } from '../file/temporary-folder.ts'
import { createApp } from './create-app.ts'
import { createEndpointRouter } from './endpoint-router.ts'
import type { HttpServer } from './listen.ts'
import { mountEndpoint } from './mount-endpoint.ts'
import { serve } from './serve.ts'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'

const MAX_FILE_BYTES = 100_000
const MAX_BODY_BYTES = 3_000_000

const fileAnswer = z.object({ name: z.string(), size: z.int(), hash: z.string(), start: z.string(), cut: z.boolean() })

const upload = defineEndpoint({
  id: 'thing.upload',
  method: 'POST',
  path: '/upload/',
  access: 'public',
  summary: '',
  params: noInput,
  query: noInput,
  body: z.strictObject({
    'image[]': filesField(20).optional(),
    logo: filesField(1).optional(),
    caption: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  bodyKind: 'files',
  answer: z.object({ files: z.array(fileAnswer), caption: z.string().nullable(), tags: z.array(z.string()) }),
  status: 200,
})

let folder: string
let server: HttpServer
let spooledDuringCall: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-uploads-'))
  const endpoints = createEndpointRouter({ uploadFolder: await openTemporaryFolder(folder) })
  mountEndpoint(
    endpoints,
    upload,
    async ({ body }) => {
      spooledDuringCall = await readdir(folder)
      if (body.caption === 'fail') throw new Error('The handler fails.')
      const files = [...(body['image[]'] ?? []), ...(body.logo ?? [])].map(async (file) => ({
        name: file.name,
        size: file.sizeBytes,
        hash: file.hash,
        start: (await readFile(file.path, 'utf8')).slice(0, 5),
        cut: file.isCut,
      }))
      return { files: await Promise.all(files), caption: body.caption ?? null, tags: body.tags ?? [] }
    },
    { maxBodyBytes: MAX_BODY_BYTES, maxFileBytes: MAX_FILE_BYTES },
  )
  const log = createLog({ level: 'silent', name: 'test' })
  const app = createApp({ log, metrics: createMetrics() })
  app.use(endpoints.router.routes())
  server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

interface Sent {
  readonly name: string
  readonly value: string | Blob
  readonly fileName?: string
}

async function send(...parts: Sent[]): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  for (const { name, value, fileName } of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  }
  return post(form)
}

async function post(
  body: NonNullable<RequestInit['body']>,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: unknown }> {
  const init = { method: 'POST', body, headers, duplex: 'half' } as const
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/upload/`, init)
  return { status: answer.status, body: await answer.json() }
}

/** Writes a request as it is, and reads the answer. */
async function raw(body: string, end = true): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = `POST /api/upload/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\n`
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body) + (end ? 0 : 1_000)}\r\n\r\n${body}`)
  if (!end) socket.destroy()
  return end ? text(socket) : ''
}

const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`

const image = (fileName: string, content: string | number): Sent => ({
  name: 'image[]',
  value: new Blob([typeof content === 'number' ? 'x'.repeat(content) : content]),
  fileName,
})
const left = () => readdir(folder)
const nothingLeft = () => expect.poll(() => left()).toEqual([])

test('files lie in the spool during the call, with their size and hash, and are gone afterwards', async () => {
  const caption = { name: 'caption', value: 'Façade' }
  const tags = [
    { name: 'tags[]', value: 'a' },
    { name: 'tags[]', value: 'b' },
  ]
  const answer = await send(image('one.jpg', 'first'), caption, image('ñ 二.png', 'other'), ...tags)
  const hash = createHash('sha256').update('first').digest('hex')
  expect(answer).toEqual({
    status: 200,
    body: {
      files: [
        { name: 'one.jpg', size: 5, hash, start: 'first', cut: false },
        expect.objectContaining({ name: 'ñ 二.png', start: 'other' }),
      ],
      caption: 'Façade',
      tags: ['a', 'b'],
    },
  })
  expect(spooledDuringCall).toHaveLength(2)
  await nothingLeft()
})

test('files come in the order in which they were sent, however long each takes to be written', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`)
  for (let round = 0; round < 10; round += 1) {
    const { body } = await send(...names.map((name, index) => image(name, index % 3 === 0 ? 99_000 : 1)))
    expect(upload.answer.parse(body).files.map(({ name }) => name)).toEqual(names)
  }
})

test('a form without files, and the same as JSON', async () => {
  expect(await send({ name: 'caption', value: 'x' })).toMatchObject({ status: 200, body: { caption: 'x', files: [] } })
  const json = { 'content-type': 'application/json' }
  expect(await post('{"caption":"y"}', json)).toMatchObject({ status: 200, body: { caption: 'y' } })
  expect(await post('{"image[]":["x"]}', json)).toEqual({ status: 400, body: { 'image[]': ['1: Send a file.'] } })
  expect(await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({ status: 415 })
})

test('a file field in which nothing was chosen counts as not sent', async () => {
  const nothing = part('name="logo"; filename=""', '')
  const answer = await raw(`${nothing}${part('name="image[]"; filename="a.jpg"', 'x')}--b--\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 200 .*"files":\[\{"name":"a.jpg"[^{]*\]/s)
  await nothingLeft()
})

describe('nothing is left', () => {
  test('when the handler fails', async () => {
    const { status } = await send(image('a.jpg', 'x'), { name: 'caption', value: 'fail' })
    expect(status).toBe(500)
    expect(spooledDuringCall).toHaveLength(1)
    await nothingLeft()
  })

  test.each([
    ['a field that is not known', { name: 'other', value: new Blob(['x']), fileName: 'a.jpg' }, 'other'],
    ['a text where files are expected', { name: 'logo', value: 'text' }, 'logo'],
    ['a file where a text is expected', { name: 'caption', value: new Blob(['x']), fileName: 'a.jpg' }, 'caption'],
  ])('of %s', async (_, wrong, field) => {
    const { status, body } = await send(image('a.jpg', 'x'), wrong)
    expect([status, Object.keys(z.looseObject({}).parse(body))]).toEqual([400, [field]])
    await nothingLeft()
  })

  test.each([21, 30])('of %i files', async (count) => {
    const files = Array.from({ length: count }, (_, index) => image(`${index}.jpg`, 1_000))
    expect(await send(...files)).toEqual({
      status: 400,
      body: { 'image[]': ['You can only upload up to 20 images.'] },
    })
    await nothingLeft()
  })

  test.each([
    ['no form at all', 'nonsense'],
    [
      'a form that ends in a file',
      `${part('name="image[]"; filename="a.jpg"', 'whole')}--b\r\nContent-Disposition: form-data; name="image[]"; filename="b.jpg"\r\n\r\nha`,
    ],
    ['a form that ends in a text', '--b\r\nContent-Disposition: form-data; name="caption"\r\n\r\nha'],
  ])('of %s', async (_, body) => {
    expect(await raw(body)).toMatch(/^HTTP\/1.1 400 .*This is not a whole form/s)
    await nothingLeft()
  })

  test('of a sender who goes away in the middle of a file', async () => {
    await raw(
      `${part('name="image[]"; filename="a.jpg"', 'whole')}--b\r\nContent-Disposition: form-data; name="image[]"; filename="b.jpg"\r\n\r\nhalf`,
      false,
    )
    await nothingLeft()
    expect(await send(image('a.jpg', 'x'))).toMatchObject({ status: 200 })
  })

  test('when nothing can be stored, and the answer says so', async () => {
    await rm(folder, { recursive: true })
    const answer = await send(image('a.jpg', 90_000), image('b.jpg', 90_000), { name: 'caption', value: 'x' })
    const detail = 'Files cannot be stored: the folder is missing. Try again later.'
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', detail } })
    for (let time = 0; time < 20; time += 1)
      expect(await send(image('small.jpg', time)), `${time} bytes`).toMatchObject({ status: 503 })
  })
})

describe('too much', () => {
  test('of one file is thrown away, and the file says so', async () => {
    const { body } = await send(image('fits.jpg', MAX_FILE_BYTES), image('large.jpg', MAX_FILE_BYTES + 1))
    expect(body).toMatchObject({
      files: [
        { name: 'fits.jpg', size: MAX_FILE_BYTES, cut: false },
        { name: 'large.jpg', size: MAX_FILE_BYTES, cut: true },
      ],
    })
  })

  test('in all is refused before it has arrived', async () => {
    const answer = await post(new Uint8Array(MAX_BODY_BYTES + 1), {
      'content-type': 'multipart/form-data; boundary=b',
    })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  test('in all is refused where nobody said how much it would be', async () => {
    const chunk = new TextEncoder().encode(part('name="image[]"; filename="a.jpg"', 'x'.repeat(90_000)))
    let chunks = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1
        if (chunks > 60) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const answer = await post(stream, { 'content-type': 'multipart/form-data; boundary=b' })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    await nothingLeft()
  })

  test.each([
    ['in one field', ['x'.repeat(1_100_000)]],
    ['in several', Array.from({ length: 12 }, () => 'x'.repeat(100_000))],
  ])('of text %s', async (_, texts) => {
    const fields = texts.map((value) => ({ name: 'tags[]', value }))
    expect(await send(image('a.jpg', 'x'), ...fields)).toMatchObject({ status: 413 })
    await nothingLeft()
  })

  test('of fields', async () => {
    const fields = Array.from({ length: 201 }, () => ({ name: 'tags[]', value: 'x' }))
    expect(await send(...fields, image('a.jpg', 'x'))).toMatchObject({ status: 400 })
    await nothingLeft()
  })
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\\\..\\\\x.jpg', 'x.jpg'],
  ['/etc/cron.d/x', 'x'],
  ['..', 'unnamed'],
  ['', 'unnamed'],
  [`${'n'.repeat(300)}.jpg`, `${'n'.repeat(67)}…nnnnnnnn.jpg`],
])('the name %s leads nowhere', async (sent, shown) => {
  const answer = await raw(`${part(`name="image[]"; filename="${sent}"`, 'x')}--b--\r\n`)
  expect(answer).toContain(`"name":"${shown}"`)
  expect(spooledDuringCall).toEqual([expect.stringMatching(/^[\da-f-]+$/)])
})

test('a name with a NUL in it does no harm', async () => {
  const answer = await raw(`${part('name="image[]"; filename="a\0b.jpg"', 'x')}--b--\r\n`)
  expect(answer).toContain('"name":"ab.jpg"')
  expect(await send(image('a.jpg', 'x'))).toMatchObject({ status: 200 })
  await nothingLeft()
})

test('several uploads at once keep apart', async () => {
  const uploads = Array.from({ length: 8 }, (_, index) =>
    send(image(`${index}.jpg`, `${index}${'y'.repeat(80_000)}`), { name: 'caption', value: String(index) }),
  )
  for (const [index, answer] of (await Promise.all(uploads)).entries()) {
    expect(answer).toMatchObject({ body: { caption: String(index), files: [{ start: `${index}yyyy` }] } })
  }
  await nothingLeft()
})
