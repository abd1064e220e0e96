import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from './gateway.fixture.ts'
import { type NameServer, startNameServer } from './name-server.fixture.ts'

const [FIRST, SECOND] = ['127.0.0.2', '127.0.0.3'] as const
const STARTING = ['127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'] as const
const CALLS = 40

let port: number
let names: NameServer
let gateway: Gateway
const instances: Server[] = []

beforeEach(async () => {
  port = await freePort()
  names = await startNameServer()
  gateway = await startGateway({ port, nameServerPort: names.port })
})
afterEach(async () => {
  for (const instance of instances.splice(0)) instance.close().closeAllConnections()
  await gateway.stop()
  await names.stop()
})

const answers: RequestListener = (incoming, answer) => {
  incoming.resume().on('end', () => answer.end('ok'))
}

async function startInstance(address: string, handle: RequestListener = answers): Promise<void> {
  const instance = createServer(handle)
  instances.push(instance)
  instance.listen(port, address)
  await once(instance, 'listening')
}

let asked = 0
/** Another page each time, so that no cache answers. */
async function ask(method: 'GET' | 'POST'): Promise<number> {
  asked += 1
  const path = method === 'GET' ? `/api/listing/?page=${asked}` : '/api/admin/listing/'
  const init = { method, ...(method === 'POST' ? { body: '{}' } : {}) }
  const answer = await fetch(`http://127.0.0.1:${gateway.port}${path}`, init)
  await answer.arrayBuffer()
  return answer.status
}

async function askMany(method: 'GET' | 'POST'): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < CALLS; count += 1) statuses.push(await ask(method))
  return statuses
}

const all = (status: number) => Array.from({ length: CALLS }, () => status)

test('it starts before anybody it leads to, and finds them when they come', async () => {
  expect(await ask('GET')).toBe(502)
  await startInstance(FIRST)
  names.answer([FIRST])
  await expect.poll(() => ask('GET')).toBe(200)
})

test('while there is nobody, calls are answered as the API answers, and visitors in a sentence', async () => {
  const origin = `http://127.0.0.1:${gateway.port}`
  const call = await fetch(`${origin}/api/admin/listing/`, {
    method: 'POST',
    headers: { 'x-request-id': 'asked-by-a-test' },
  })
  expect([call.status, call.headers.get('retry-after')]).toEqual([502, '5'])
  expect(await call.json()).toMatchObject({ code: 'unavailable', request_id: 'asked-by-a-test' })
  const page = await fetch(`${origin}/search`)
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('Try again in a moment.')
})

test('one client with too much at once is refused as the API refuses', async () => {
  await startInstance(FIRST)
  names.answer([FIRST])
  const login = () => fetch(`http://127.0.0.1:${gateway.port}/api/admin/login/`, { method: 'POST', body: '{}' })
  const answers429 = (await Promise.all(Array.from({ length: CALLS }, login))).filter(({ status }) => status === 429)
  expect(answers429.length).toBeGreaterThan(0)
  expect(answers429[0]?.headers.get('retry-after')).toBe('1')
  expect(await answers429[0]?.json()).toMatchObject({ code: 'too_many_requests' })
})

test('behind a proxy that it is told of, visitors are told apart, whatever they claim', async () => {
  const seen = new Set<string>()
  await startInstance(FIRST, (incoming, answer) => {
    seen.add(String(incoming.headers['x-forwarded-for']).split(', ').at(-1) ?? '')
    incoming.resume().on('end', () => answer.end('ok'))
  })
  names.answer([FIRST])
  const behind = await startGateway({ port, nameServerPort: names.port }, (text) =>
    text.replace('# set_real_ip_from 172.16.0.0/12', 'set_real_ip_from 127.0.0.1').replace('# real_ip_', 'real_ip_'),
  )
  try {
    const visitors = Array.from({ length: CALLS }, (_, index) => `203.0.113.${index + 1}`)
    const login = (visitor: string) =>
      fetch(`http://127.0.0.1:${behind.port}/api/admin/login/`, {
        method: 'POST',
        body: '{}',
        headers: { 'x-forwarded-for': `198.51.100.1, ${visitor}` },
      })
    const answered = await Promise.all(visitors.map(login))
    expect(answered.map(({ status }) => status)).toEqual(all(200))
    expect([...seen].toSorted()).toEqual(visitors.toSorted())
  } finally {
    await behind.stop()
  }
})

test('one of two instances ends, and is still named: no read and no write fails', async () => {
  await startInstance(FIRST)
  await startInstance(SECOND)
  names.answer([FIRST, SECOND])
  expect(await askMany('GET')).toEqual(all(200))
  const [first] = instances
  first?.close().closeAllConnections()
  expect(await askMany('GET')).toEqual(all(200))
  expect(await askMany('POST')).toEqual(all(200))
})

test('five of six are only starting: no read and no write fails', async () => {
  await startInstance(FIRST)
  names.answer([FIRST, SECOND, ...STARTING])
  expect(await askMany('GET')).toEqual(all(200))
  expect(await askMany('POST')).toEqual(all(200))
})

test('what one that answers cannot do now is said as it says it, and asked of nobody else', async () => {
  const body = '{"code":"unavailable"}'
  await startInstance(FIRST, (incoming, answer) => {
    incoming.resume().on('end', () => answer.writeHead(503, { 'retry-after': '5' }).end(body))
  })
  names.answer([FIRST, SECOND])
  for (let count = 0; count < CALLS; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${gateway.port}/api/listing/?page=${count}`)
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '5', body])
  }
})

test('one that ends in the middle: a read is asked of the other one, a write reaches nobody twice', async () => {
  let taken = 0
  const breaks: RequestListener = (incoming) => {
    incoming.resume().on('end', () => {
      taken += 1
      incoming.socket.destroy()
    })
  }
  const counts: RequestListener = (incoming, answer) => {
    taken += 1
    answers(incoming, answer)
  }
  await startInstance(FIRST, breaks)
  await startInstance(SECOND, counts)
  names.answer([FIRST, SECOND])
  await expect.poll(() => ask('GET')).toBe(200)
  expect(await askMany('GET')).toEqual(all(200))
  taken = 0
  const statuses = await askMany('POST')
  expect(taken).toBe(CALLS)
  expect(statuses.filter((status) => status === 502).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
})
