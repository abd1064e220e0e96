import type { Session } from '@tahanan/catalog/session/session.store.ts'
import type { SessionAnswer } from '@tahanan/contracts/session/session.ts'

/** A session in the words of §3 and §7. */
export function sessionAnswerOf({ access, refresh, expiresInSeconds, account }: Session): SessionAnswer {
  const { id, name, username, role } = account
  const user = { id, name, username }
  return { access, token: access, refresh, expires_in: expiresInSeconds, user, user_type: 1, role }
}
