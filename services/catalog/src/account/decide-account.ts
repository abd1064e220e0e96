import type { Role } from '@tahanan/contracts/session/role.ts'
import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import type { Account } from './account.ts'

/** What an administrator may decide about an account. */
export type AccountDecision =
  | { readonly action: 'approve' | 'change-role'; readonly role: Role }
  | { readonly action: 'disable' | 'enable' }

type Standing = Pick<Account, 'role' | 'state'>

/**
 * What an account is after a decision.
 *
 * @throws Conflict where the decision does not fit what the account is
 */
export function decideAccount({ role, state }: Standing, decision: AccountDecision): Standing {
  switch (decision.action) {
    case 'approve':
      if (state !== 'pending') throw new Conflict('conflict', 'This account does not wait for approval.', { state })
      return { role: decision.role, state: 'active' }
    case 'disable':
      if (state === 'pending') throw new Conflict('conflict', 'Approve this registration, or turn it down.', { state })
      return { role, state: 'closed' }
    case 'enable':
      if (state === 'pending') throw new Conflict('conflict', 'This account waits for approval.', { state })
      return { role, state: 'active' }
    case 'change-role':
      return { role: decision.role, state }
  }
}
