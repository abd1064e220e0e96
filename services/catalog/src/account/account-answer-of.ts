import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import type { StoredAccount } from './account.ts'

/** An account on the wire. */
export function accountAnswerOf(account: StoredAccount): AccountAnswer {
  const { id, version, name, username, email, role, state, createdAt, updatedAt, lastSeenAt } = account
  return {
    id,
    version,
    name,
    username,
    email,
    role,
    state,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  }
}
