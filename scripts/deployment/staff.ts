import { sessionAnswerSchema } from '@tahanan/contracts/session/session-answer.ts'
import { ADMINISTRATOR } from './deployment.ts'

export interface StaffAnswer {
  readonly status: number
  readonly body: unknown
}

/** The calls of one signed-in administrator. */
export interface Staff {
  /** @throws when no answer came: whether the command was carried out is unknown then */
  send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<StaffAnswer>
}

const TIMEOUT_MS = 60_000

/** @param origin of admin-api */
export async function signIn(origin: string): Promise<Staff> {
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

  const session = await call('POST', '/admin/login/', ADMINISTRATOR)
  const { access } = sessionAnswerSchema.parse(session.body)
  return { send: (method, path, body) => call(method, path, body, access) }
}
