import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { askOutside } from './ask-outside.ts'
import { RefusedHost, type Resolve } from './public-address.ts'

let server: Server | undefined
let asked = 0
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: RequestListener): Promise<string> {
  asked = 0
  server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://receiver.example:${typeof address === 'object' && address !== null ? address.port : 0}/hook`
}

/** Whichever notices first. */
const LATE = /200 ms|aborted/
const inside: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
const LAB = { toPrivate: true, resolve: inside }
const post = (address: string, timeoutMs = 5_000) => ({
  method: 'POST' as const,
  address,
  headers: { 'content-type': 'text/plain' },
  body: 'hello',
  timeoutMs,
  bytesMax: 1_000,
})
const get = (address: string) => ({
  method: 'GET' as const,
  address,
  headers: { 'if-none-match': '"1"' },
  timeoutMs: 5_000,
  bytesMax: 100_000,
})

test('goes to the address that was looked up, under the name that was given', async () => {
  const address = await listen((request, response) => response.end(`for ${request.headers.host ?? ''}`))
  const { status, body } = await askOutside(post(address), LAB)
  expect([status, body.toString()]).toEqual([200, `for ${new URL(address).host}`])
})

test('a name that leads outside when it is saved, and inside when it is sent to, reaches nobody', async () => {
  const address = await listen((_, response) => response.end())
  let looks = 0
  const rebinding: Resolve = async () => {
    looks += 1
    return [{ address: looks === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]
  }
  const rules = { toPrivate: false, resolve: rebinding }
  await rebinding('receiver.example')
  await expect(askOutside(post(address), rules)).rejects.toBeInstanceOf(RefusedHost)
  expect({ looks, asked }).toEqual({ looks: 2, asked: 0 })
})

test('the name servers are asked once for each message: no later answer counts', async () => {
  const address = await listen((_, response) => response.end())
  let looks = 0
  const resolve: Resolve = async () => {
    looks += 1
    return [{ address: '127.0.0.1', family: 4 }]
  }
  await askOutside(post(address), { toPrivate: true, resolve })
  expect({ looks, asked }).toEqual({ looks: 1, asked: 1 })
})

test('follows no redirect, and cuts what is long', async () => {
  const address = await listen((_, response) => {
    response.writeHead(307, { location: '/inside' })
    response.end('x'.repeat(1_000_000))
  })
  const { status, body, isCut } = await askOutside(post(address), LAB)
  expect({ status, length: body.length, isCut, asked }).toEqual({ status: 307, length: 1_000, isCut: true, asked: 1 })
})

test('waits no longer than it may, for the answer and for its end', async () => {
  const silent = await listen(() => {})
  await expect(askOutside(post(silent, 200), LAB)).rejects.toThrow(LATE)
  server?.closeAllConnections()
  const dripping = await listen((_, response) => {
    response.write('x')
  })
  await expect(askOutside(post(dripping, 200), LAB)).rejects.toThrow(LATE)
  const never: Resolve = () => new Promise(() => {})
  await expect(askOutside(post(dripping, 200), { toPrivate: true, resolve: never })).rejects.toThrow('200 ms')
})

test('gives status, headers and the whole body', async () => {
  const address = await listen((request, response) => {
    response.setHeader('etag', '"2"')
    response.end(`${request.headers['accept-encoding']} ${request.headers['if-none-match']}`)
  })
  const { status, headers, body, isCut } = await askOutside(get(address), LAB)
  expect([status, headers.etag, body.toString(), isCut]).toEqual([200, '"2"', 'undefined "1"', false])
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
  expect((await askOutside(get(address), LAB)).isCut).toBe(true)
  await expect.poll(() => isOver).toBe(true)
})

test('a body that breaks off is no answer', async () => {
  const breaking = await listen((_, response) => {
    response.setHeader('content-length', '1000')
    response.write('Title,')
    response.socket?.destroySoon()
  })
  await expect(askOutside(get(breaking), LAB)).rejects.toThrow(/abort|hang up|reset/)
})
