import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { findAccountByLogin } from './account.store.ts'
import { ensureFirstAdministrator } from './account-commands.ts'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()
let catalog: TestCatalog

beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())
beforeEach(() => catalog.pool.query('truncate app.account restart identity cascade'))

const ensure = (wanted: { username: string; password: string | undefined }) =>
  ensureFirstAdministrator(catalog, passwords, catalog.context, wanted)

test('generates a password, tells it once, and never again', async () => {
  const created = await ensure({ username: 'admin', password: undefined })
  const password = created?.generatedPassword ?? ''
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  const account = await findAccountByLogin(catalog.pool, 'admin')
  expect(account).toMatchObject({ role: 'admin', state: 'active' })
  expect(await passwords.verify(account?.passwordHash, password)).toBe(true)
  expect(await ensure({ username: 'admin', password: undefined })).toBeUndefined()
  expect(await ensure({ username: 'second', password: 'given' })).toBeUndefined()
  expect(await catalog.auditActions('account', 1)).toEqual(['create'])
})

test('a password that is given is not told back', async () => {
  expect(await ensure({ username: 'Boss', password: 'given' })).toEqual({
    username: 'Boss',
    generatedPassword: undefined,
  })
  const account = await findAccountByLogin(catalog.pool, 'boss')
  expect(await passwords.verify(account?.passwordHash, 'given')).toBe(true)
})

test('its name is no password', async () => {
  await expect(ensure({ username: 'administrator', password: 'Administrator' })).rejects.toThrow('ADMIN_PASSWORD')
  expect(await findAccountByLogin(catalog.pool, 'administrator')).toBeUndefined()
})

test('of several processes that start together, one creates it', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => ensure({ username: 'admin', password: undefined })))
  expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1)
})
