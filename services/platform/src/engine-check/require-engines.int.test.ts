import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../postgres-cluster/free-port.ts'
import { loadConfig } from '../config/load-config.ts'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.fixture.ts'
import { ENGINE_SETTINGS } from './engine-check.ts'
import { requireEngines } from './require-engines.ts'

/** Nobody listens there. */
const AWAY = '127.0.0.1:1'
const TOKEN_SECRET = 'a secret of forty characters, just made'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function changed(change: (url: URL) => void): string {
  const url = new URL(database.connectionString)
  change(url)
  return url.href
}

test('every engine that is away is told at once, with its setting and its place, and no password', async () => {
  const config = loadConfig({
    TOKEN_SECRET,
    DATABASE_URL: `postgres://tahanan:a-password@${AWAY}/tahanan`,
    READ_DATABASE_URL: 'postgres://tahanan:a-password@no-such-host.invalid:5432/tahanan',
    KAFKA_BROKERS: AWAY,
    REDIS_URL: `redis://:a-password@${AWAY}`,
    S3_ENDPOINT: `http://${AWAY}`,
    S3_ACCESS_KEY: 'tahanan',
    S3_SECRET_KEY: 'a-password',
    MEILI_URL: `http://${AWAY}`,
    MEILI_KEY: 'a-password',
  })
  const refusal: unknown = await requireEngines(config, ENGINE_SETTINGS).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    name: 'ConfigError',
    message: [
      'Some settings need another value:',
      `  DATABASE_URL: cannot be reached: nobody listens there (${AWAY}).`,
      '  READ_DATABASE_URL: cannot be reached: there is no such host (no-such-host.invalid:5432).',
      `  KAFKA_BROKERS: cannot be reached: nobody listens there (${AWAY}).`,
      `  REDIS_URL: cannot be reached: nobody listens there (${AWAY}).`,
      `  S3_ENDPOINT: cannot be reached: nobody listens there (${AWAY}).`,
      `  MEILI_URL: cannot be reached: nobody listens there (${AWAY}).`,
    ].join('\n'),
  })
})

test('what is right, and what is not set, is no problem', async () => {
  const config = loadConfig({ TOKEN_SECRET, DATABASE_URL: database.connectionString })
  await expect(requireEngines(config, ENGINE_SETTINGS)).resolves.toBeUndefined()
})

test('wrong credentials, and a database that is not there, are told apart', async () => {
  const config = loadConfig({
    TOKEN_SECRET,
    DATABASE_URL: changed((url) => {
      url.password = 'wrong'
    }),
    READ_DATABASE_URL: changed((url) => {
      url.pathname = '/nowhere'
    }),
  })
  await expect(requireEngines(config, ENGINE_SETTINGS)).rejects.toThrow(
    /DATABASE_URL: is refused: the user name or the password is wrong[^]*READ_DATABASE_URL: is refused: there is no such database/,
  )
})

test('an engine that comes later is waited for, and said', async () => {
  const port = await freePort()
  const late = new URL(database.connectionString)
  const proxy = createServer((socket) => {
    const through = connect(Number(late.port), late.hostname)
    socket.pipe(through).pipe(socket)
    for (const end of [socket, through]) end.on('error', () => end.destroy())
  })
  const config = loadConfig({ TOKEN_SECRET, DATABASE_URL: changed((url) => void (url.host = `127.0.0.1:${port}`)) })
  const waits: string[] = []
  try {
    await requireEngines(config, ['DATABASE_URL'], {
      waitMs: 30_000,
      onWait(problems) {
        waits.push(...problems)
        if (!proxy.listening) proxy.listen(port, '127.0.0.1')
      },
    })
  } finally {
    proxy.close()
  }
  expect(waits[0]).toBe(`DATABASE_URL: cannot be reached: nobody listens there (127.0.0.1:${port}).`)
})

test('wrong credentials are not waited for', async () => {
  const config = loadConfig({ TOKEN_SECRET, DATABASE_URL: changed((url) => void (url.password = 'wrong')) })
  const waits: unknown[] = []
  await expect(
    requireEngines(config, ['DATABASE_URL'], { waitMs: 30_000, onWait: (problems) => waits.push(problems) }),
  ).rejects.toThrow('the password is wrong')
  expect(waits).toEqual([])
})
