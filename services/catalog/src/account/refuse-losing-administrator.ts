import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import type { Account } from './account.ts'

interface Circumstances {
  /** Ids of those who are administrators now. */
  readonly administrators: readonly number[]
  readonly decidedBy: number | null
}

/**
 * Nobody shuts themselves out, and one administrator always stays (decision 130).
 *
 * @throws Conflict `own_account`, `last_administrator`
 */
export function refuseLosingAdministrator(
  before: Account,
  after: Account,
  { administrators, decidedBy }: Circumstances,
): void {
  if (!isAdministrator(before) || isAdministrator(after)) return
  if (administrators.every((id) => id === before.id)) {
    throw new Conflict('last_administrator', 'Make somebody else an administrator first: this is the last one.', {})
  }
  if (before.id === decidedBy) {
    throw new Conflict('own_account', 'Ask another administrator: nobody takes their own rights away.', {})
  }
}

function isAdministrator({ role, state }: Account): boolean {
  return role === 'admin' && state === 'active'
}
