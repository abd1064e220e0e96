import type { Account } from './account.ts'

/** What the audit trail keeps of an account: what it may, not whose it is. */
export function auditedAccount({ role, state }: Account): object {
  return { role, state }
}
