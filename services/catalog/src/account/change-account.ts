import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { revokeSessionsOf } from '../session/session.store.ts'
import { accountAnswerOf } from './account-answer-of.ts'
import { lockAccount, lockAdministrators, updateAccountRow } from './account.store.ts'
import { auditedAccount } from './audited-account.ts'
import { type AccountDecision, decideAccount } from './decide-account.ts'
import { refuseLosingAdministrator } from './refuse-losing-administrator.ts'

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
