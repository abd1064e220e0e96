import type { Access } from '@tahanan/contracts/endpoint/access.ts'

/** Who a command acts for: a signed-in account, or the system itself (seed, import, jobs), which has no account. */
export interface Actor {
  readonly accountId: number | null
  readonly role: Exclude<Access, 'public'> | 'system'
}

export const SYSTEM_ACTOR: Actor = { accountId: null, role: 'system' }
