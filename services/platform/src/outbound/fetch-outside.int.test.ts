import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { fetchOutside, TooLarge } from './fetch-outside.ts'
import { RefusedHost, type Resolve } from './public-address.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://source.example:${typeof address === 'object' && address !== null ? address.port : 0}/listings.csv`
}

const inside: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
const LAB = { toPrivate: true, resolve: inside }
const from = (address: string, timeoutMs = 5_000) => ({
  address,
  headers: { 'if-none-match': '"1"' },
  timeoutMs,
  bytesMax: 100_000,
})

test('gives status, headers and the whole body, and asks for nothing packed', async () => {
  const address = await listen((request, response) => {
    response.setHeader('etag', '"2"')
    response.end(`${request.headers['accept-encoding']} ${request.headers['if-none-match']}`)
  })
  const { status, headers, body } = await fetchOutside(from(address), LAB)
  expect([status, headers.etag, body.toString()]).toEqual([200, '"2"', 'identity "1"'])
})

test('a body without an end is left alone once it is too large', async () => {
  let isOver = false
  const address = await listen((_, response) => {
    response.on('close', () => (isOver = true))
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(50_000)));
      response.once('drain', more)
    }
    more()
  })
  await expect(fetchOutside(from(address), LAB)).rejects.toBeInstanceOf(TooLarge)
  await expect.poll(() => isOver).toBe(true)
})

test('a body that drips, or breaks off, is no answer', async () => {
  const dripping = await listen((_, response) => {
    response.write('Title,')
  })
  await expect(fetchOutside(from(dripping, 200), LAB)).rejects.toThrow(/200 ms|abort/)
  server?.closeAllConnections()
  const breaking = await listen((_, response) => {
    response.setHeader('content-length', '1000')
    response.write('Title,')
    response.socket?.destroySoon()
  })
  await expect(fetchOutside(from(breaking), LAB)).rejects.toThrow(/abort|hang up|reset/)
})

test('follows no redirect, and reaches nobody inside', async () => {
  const address = await listen((_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end())
  expect((await fetchOutside(from(address), LAB)).status).toBe(302)
  await expect(fetchOutside(from(address), { toPrivate: false, resolve: inside })).rejects.toBeInstanceOf(RefusedHost)
})
