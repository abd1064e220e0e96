import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored, markDeleted } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { salespersonAnswerOf } from './salesperson-answer-of.ts'
import { SALESPERSON_TABLE } from './salesperson-table.ts'
import { countOpenLeads } from './salesperson.store.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while open leads are assigned to the salesperson */
export function deleteSalesperson(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const salesperson = await lockStored(client, SALESPERSON_TABLE, id)
    refuseStale(salesperson, expectedVersion, await salespersonAnswerOf(client, salesperson, context.now))
    const leads = await countOpenLeads(client, id)
    if (leads > 0) {
      throw new Conflict('in_use', `This salesperson has open leads (${leads}). Give them to somebody else first.`, {
        counts: { leads },
      })
    }
    await markDeleted(client, 'salesperson', id, salesperson.version + 1, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'salesperson', ownerId: id })
    await audit({ noun: 'salesperson', id, action: 'delete', before: salesperson.fields, after: null })
  })
}
