import type { SessionAnswer } from '@tahanan/contracts/session/session.ts'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const reload = vi.fn<() => void>()

// As much of a browser as a session needs; its server refuses every token.
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
vi.stubGlobal('document', { cookie: '', querySelector: () => null })
vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('navigator', {})
vi.stubGlobal('location', { protocol: 'http:', reload })
vi.stubGlobal('fetch', () =>
  Promise.resolve(Response.json({ detail: 'Sign in.', code: 'unauthenticated', request_id: 'r' }, { status: 401 })),
)
const { ApiProblem } = await import('@tahanan/contracts/endpoint/api-problem.ts')
const { sessionState, storedLogin } = await import('../session/session-state.ts')
const { withSession } = await import('./with-session.ts')

const session: SessionAnswer = {
  access: 'a',
  token: 'a',
  refresh: 'r',
  user: { id: 1, name: 'Ana', username: 'ana' },
  user_type: 1,
  role: 'admin',
  expires_in: 900,
}
const refused = () => Promise.reject(new ApiProblem({ status: 401, code: 'unauthenticated', detail: 'Sign in.' }))

afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  reload.mockClear()
  sessionState.begin(session)
})

test('on the development server a 401 removes the token and reloads the page', async () => {
  vi.stubEnv('DEV', true)
  await expect(withSession(refused)).rejects.toMatchObject({ status: 401 })
  expect(stored.has('login')).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('elsewhere it is passed on, and the screens stay, under a bar that asks to sign in', async () => {
  vi.stubEnv('DEV', false)
  await expect(withSession(refused)).rejects.toMatchObject({ status: 401, code: 'session_ended' })
  expect(stored.has('login')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(sessionState.get()).toMatchObject({ isEnded: true, session: { user: { name: 'Ana' } } })
})

test('where nothing can be stored the session lasts as long as the page', () => {
  const full = vi.spyOn(stored, 'set').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  sessionState.begin({ ...session, token: 'b' })
  expect(storedLogin.read()).toMatchObject({ token: 'b', refresh: 'r' })
  full.mockRestore()
  sessionState.signOut()
  expect(storedLogin.read()).toBeUndefined()
})
