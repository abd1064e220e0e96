import type { Role } from '@tahanan/contracts/session/role.ts'

/** Somebody who may sign in. `pending` waits for an administrator (decision 114), `closed` may not sign in again. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly role: Role
  readonly state: 'pending' | 'active' | 'closed'
}
