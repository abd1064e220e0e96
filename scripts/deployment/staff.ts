import { sessionAnswerSchema } from '@tahanan/contracts/session/session.ts'
import { ADMINISTRATOR } from './deployment.ts'

export interface StaffAnswer {
  readonly status: number
  readonly body: unknown
}

/** The calls of one administrator, who signs in again when a session ends. */
export interface Staff {
  /** @throws when no answer came: whether the command was carried out is unknown then */
  send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<StaffAnswer>
}

const TIMEOUT_MS = 60_000

/** @param origin of admin-api */
export async function signIn(origin: string, credentials: object = ADMINISTRATOR): Promise<Staff> {
  async function call(method: string, path: string, body: object | undefined, token?: string): Promise<StaffAnswer> {
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}/api${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const parsed: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, body: parsed }
  }

  async function openSession(): Promise<string> {
    const { body } = await call('POST', '/admin/login/', credentials)
    return sessionAnswerSchema.parse(body).access
  }

  let session = openSession()
  await session
  return {
    async send(method, path, body) {
      const current = session
      const answer = await call(method, path, body, await current)
      if (answer.status !== 401) return answer
      // A long story outlives a session. Whoever notices first begins another one for all.
      if (session === current) session = openSession()
      return call(method, path, body, await session)
    },
  }
}
