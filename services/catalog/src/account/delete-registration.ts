import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deleteAccountRow, lockAccount } from './account.store.ts'
import { auditedAccount } from './audited-account.ts'

/**
 * Turns a registration down: name, address and password are gone. Accounts that were ever approved stay, because the
 * audit trail and leads name them.
 *
 * @throws NotFound; Conflict for any other account
 */
export function deleteRegistration(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const account = await lockAccount(client, id)
    if (account === undefined) throw new NotFound('account', id)
    if (account.state !== 'pending') {
      throw new Conflict('conflict', 'What this account did names it. Disable it instead.', { state: account.state })
    }
    await deleteAccountRow(client, id)
    await audit({ noun: 'account', id, action: 'delete', before: auditedAccount(account), after: null })
  })
}
