import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from './gateway.fixture.ts'

const MEGABYTE = 1024 * 1024
/** As the API takes it: every file as large as it may be, and the form around them. */
const LARGEST_BYTES = UPLOAD_LIMITS.files * UPLOAD_LIMITS.fileBytes + MEGABYTE
const UPLOAD = '/api/admin/listing/1/upload_images/'

let receivedBytes = 0
let gateway: Gateway | undefined

/** Whoever stands behind the gateway: counts what arrives. */
const service = createServer((incoming, answer) => {
  incoming.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length
  })
  incoming.on('end', () => answer.writeHead(201).end())
})

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = addressOf()
  const url = `http://127.0.0.1:${port}`
  gateway = await startGateway({ publicUrl: url, adminUrl: url })
})
afterAll(async () => {
  await gateway?.stop()
  service.close()
})
beforeEach(() => {
  receivedBytes = 0
})

function addressOf(): AddressInfo {
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('The service listens nowhere.')
  return address
}

function post(path: string, lengthBytes: number): { readonly upload: ClientRequest; readonly status: Promise<number> } {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': lengthBytes }
  const upload = request({ port: gateway?.port, host: '127.0.0.1', method: 'POST', path, headers })
  const status = new Promise<number>((resolve, reject) => {
    upload.on('error', reject).on('response', (answer: IncomingMessage) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
  })
  return { upload, status }
}

test('the largest upload passes through while it arrives', async () => {
  const { upload, status } = post(UPLOAD, LARGEST_BYTES)
  const piece = Buffer.alloc(MEGABYTE)
  upload.write(piece)
  await expect.poll(() => receivedBytes).toBeGreaterThan(0)
  for (let sentBytes = MEGABYTE; sentBytes < LARGEST_BYTES; sentBytes += MEGABYTE) {
    if (!upload.write(piece)) await once(upload, 'drain')
  }
  upload.end()
  expect(await status).toBe(201)
  expect(receivedBytes).toBe(LARGEST_BYTES)
})

test.each([
  ['a larger one', UPLOAD, LARGEST_BYTES + 1],
  ['what a visitor sends', '/api/lead/', MEGABYTE + 1],
])('%s is refused before it is sent', async (_case, path, lengthBytes) => {
  const { upload, status } = post(path, lengthBytes)
  upload.flushHeaders()
  expect(await status).toBe(413)
  expect(receivedBytes).toBe(0)
  upload.destroy()
})
