import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { salespersonAnswerOf } from './salesperson-answer-of.ts'
import { countOpenLeads, lockSalesperson, markSalespersonDeleted } from './salesperson.store.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while open leads are assigned to the salesperson */
export function deleteSalesperson(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const salesperson = await lockSalesperson(client, id)
    if (salesperson === undefined) throw new NotFound('salesperson', id)
    refuseStale(salesperson, expectedVersion, await salespersonAnswerOf(client, salesperson, context.now))
    const leads = await countOpenLeads(client, id)
    if (leads > 0) {
      throw new Conflict('in_use', `This salesperson has open leads (${leads}). Give them to somebody else first.`, {
        counts: { leads },
      })
    }
    await markSalespersonDeleted(client, id, salesperson.version + 1, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'salesperson', ownerId: id })
    await audit({ noun: 'salesperson', id, action: 'delete', before: salesperson.fields, after: null })
  })
}
