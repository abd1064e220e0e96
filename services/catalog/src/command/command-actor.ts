import type { Role } from '@tahanan/contracts/session/role.ts'

/** Who a command acts for: a signed-in account, or the system itself (seed, import, jobs), which has no account. */
export interface CommandActor {
  readonly accountId: number | null
  readonly role: Role | 'system'
}

export const SYSTEM_ACTOR: CommandActor = Object.freeze({ accountId: null, role: 'system' })
