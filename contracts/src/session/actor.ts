import type { Role } from './role.ts'

/** The signed-in account behind a call. The role is the server's, never the client's (decision 120). */
export interface Actor {
  readonly accountId: number
  readonly role: Role
}
