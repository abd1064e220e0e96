import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { revokeSessionsOf } from '../session/session.store.ts'
import { accountAnswerOf } from './account-answer-of.ts'
import { lockAccount, lockAdministrators, updateAccountRow } from './account.store.ts'
import type { Account } from './account.ts'
import { auditedAccount } from './audited-account.ts'

/**
 * Approves, disables, enables an account or changes its role. It holds from the account's next request on; closing it
 * ends its sessions for good. What would change nothing leaves no version or audit entry.
 *
 * @throws NotFound; Conflict `stale` with the latest, `own_account`, `last_administrator`, or where it does not fit
 */
export function changeAccount(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  decision: AccountDecision,
  expectedVersion?: number,
): Promise<AccountAnswer> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const administrators = await lockAdministrators(client)
    const before = await lockAccount(client, id)
    if (before === undefined) throw new NotFound('account', id)
    refuseStale(before, expectedVersion, accountAnswerOf(before))
    const { role, state } = decideAccount(before, decision)
    if (role === before.role && state === before.state) return accountAnswerOf(before)
    const after = { ...before, role, state, version: before.version + 1, updatedAt: context.now }
    refuseLosingAdministrator(before, after, { administrators, decidedBy: context.actor.accountId })
    await updateAccountRow(client, after)
    if (state === 'closed') await revokeSessionsOf(client, id, context.now)
    await audit({
      noun: 'account',
      id,
      action: decision.action,
      before: auditedAccount(before),
      after: auditedAccount(after),
    })
    return accountAnswerOf(after)
  })
}

/** What an administrator may decide about an account. */
type AccountDecision =
  | { readonly action: 'approve' | 'change-role'; readonly role: Role }
  | { readonly action: 'disable' | 'enable' }

type Standing = Pick<Account, 'role' | 'state'>

/**
 * What an account is after a decision.
 *
 * @throws Conflict where the decision does not fit what the account is
 */
function decideAccount({ role, state }: Standing, decision: AccountDecision): Standing {
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
function refuseLosingAdministrator(
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
