import type { AccountState } from '@tahanan/contracts/account/account-state.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'

/** Somebody who may sign in, once the account is active. */
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
}
