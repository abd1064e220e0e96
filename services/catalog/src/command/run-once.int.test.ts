import { namedSchema } from '@tahanan/contracts/property/property-fields.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { insertAccount } from '../account/account.store.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { type CommandContext, runOnce } from './run-command.ts'
import { deleteOldRequestKeys } from './request-key.store.ts'

let catalog: TestCatalog
let first: number
let second: number
beforeAll(async () => {
  catalog = await openTestCatalog()
  first = await addAccount('first')
  second = await addAccount('second')
})
beforeEach(() => catalog.pool.query('truncate app.request_key'))
afterAll(() => catalog.drop())

async function addAccount(username: string): Promise<number> {
  const createdAt = catalog.context.now
  const account = { name: username, username, usernameFolded: username, passwordHash: '', createdAt } as const
  const id = await inTransaction(catalog.pool, (client) =>
    insertAccount(client, { ...account, role: 'editor', state: 'active' }),
  )
  return id ?? 0
}

let done = 0
const context = (idempotencyKey: string | undefined, accountId: number | null = first): CommandContext => ({
  ...catalog.context,
  actor: { accountId, role: 'editor' },
  idempotencyKey,
})
const ask = (asked: CommandContext, { command = 'test.add', content = 'the same', fails = false } = {}) =>
  runOnce(catalog, asked, { command, content, answer: namedSchema }, async () => {
    done += 1
    if (fails) throw new Error('broken')
    return { id: done, name: `work ${done}` }
  })

test('one key is one piece of work, with one answer', async () => {
  const before = done
  const answer = await ask(context('a'))
  expect(await ask(context('a'))).toEqual(answer)
  expect(done).toBe(before + 1)
})

test('also of those who come at once', async () => {
  const before = done
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(context('b'))))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(done).toBe(before + 1)
})

test.each([
  ['another key', () => ask(context('d'))],
  ['another account', () => ask(context('c', second))],
  ['another command', () => ask(context('c'), { command: 'test.remove' })],
  ['no key', () => ask(context(undefined))],
  ['the system', () => ask(context('c', null))],
])('%s is other work', async (_who, other) => {
  const { id } = await ask(context('c'))
  expect((await other()).id).not.toBe(id)
})

test('other content under a used key is refused, and not done', async () => {
  const answer = await ask(context('h'))
  const before = done
  await expect(ask(context('h'), { content: 'another' })).rejects.toMatchObject({ status: 422, code: 'reused_key' })
  expect(done).toBe(before)
  expect(await ask(context('h'))).toEqual(answer)
})

test('work that failed leaves its key free', async () => {
  await expect(ask(context('e'), { fails: true })).rejects.toThrow('broken')
  expect(await ask(context('e'))).toMatchObject({ id: done })
})

test('a key lasts a day, and is forgotten then', async () => {
  const { id } = await ask(context('f'))
  const later = new Date(catalog.context.now.getTime() + 25 * 60 * 60 * 1000)
  expect((await ask({ ...context('f'), now: later })).id).not.toBe(id)
  await ask(context('g'))
  expect(await inTransaction(catalog.pool, (client) => deleteOldRequestKeys(client, later))).toBe(1)
})
