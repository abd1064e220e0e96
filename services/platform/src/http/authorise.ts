import type { IncomingMessage } from 'node:http'
import { type Access, isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import { Forbidden } from '../problem/forbidden.ts'
import { Unauthorized } from '../problem/unauthorized.ts'
import type { Authenticate } from './endpoint-router.ts'

const BEARER = /^bearer +([\w.~+/-]+=*)$/i

/** Who sent this, if that is enough for `access`: 401 without a good token, 403 with too small a role. */
export async function authorise(request: IncomingMessage, access: Access, authenticate: Authenticate): Promise<Actor> {
  const header = request.headers.authorization
  if (header === undefined) throw new Unauthorized('Sign in first.')
  const token = BEARER.exec(header)?.[1]
  if (token === undefined)
    throw new Unauthorized('Send the token as Authorization: Bearer.', ', error="invalid_request"')
  const actor = await authenticate(token)
  if (actor === undefined) throw new Unauthorized('The session has ended. Sign in again.', ', error="invalid_token"')
  if (!isAllowed(actor.role, access)) throw new Forbidden(`This takes the role ${access}; yours is ${actor.role}.`)
  return actor
}
