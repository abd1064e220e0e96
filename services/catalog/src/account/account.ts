import type { AccountAnswer, AccountState } from '@tahanan/contracts/account/account.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import unhomoglyph from 'unhomoglyph'

export interface Account {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly role: Role
  readonly state: AccountState
}

/** An account as its table has it, but for the password. */
export interface StoredAccount extends Account {
  readonly version: number
  readonly email: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** When a session was last begun or refreshed. */
  readonly lastSeenAt: Date | null
  readonly twoFactor: boolean
  /** When the last link of an invitation runs out. */
  readonly invitedUntil: Date | null
}

export function accountAnswerOf(account: StoredAccount): AccountAnswer {
  const { id, version, name, username, email, role, state, createdAt, updatedAt, lastSeenAt, invitedUntil, twoFactor } =
    account
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
    two_factor: twoFactor,
    invited_until: invitedUntil?.toISOString() ?? null,
  }
}

/** What the audit trail keeps of an account: what it may, not whose it is. */
export function auditedAccount({ role, state }: Account): object {
  return { role, state }
}

/** Names that differ only in case or in surrounding space are one account. Unlike `foldText` this keeps `.`, `@`, `_`. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase()
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu

/**
 * What a user name looks like (UTS 39): without what cannot be seen and without marks, other scripts' letters as the Latin
 * ones that they resemble. What ASCII has stays as it is, so that `ana1` and `anal` are two people.
 */
export function usernameSkeleton(username: string): string {
  const visible = foldUsername(username).normalize('NFKD').replace(INVISIBLE, '')
  return [...visible]
    .map((sign) => (sign <= '~' ? sign : unhomoglyph(sign)))
    .join('')
    .toLowerCase()
}
