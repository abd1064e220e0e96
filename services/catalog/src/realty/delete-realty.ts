import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored, markDeleted } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { realtyAnswerOf } from './realty-answer-of.ts'
import { REALTY_TABLE } from './realty-table.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while brokers work for it */
export function deleteRealty(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const realty = await lockStored(client, REALTY_TABLE, id)
    const latest = await realtyAnswerOf(client, realty)
    refuseStale(realty, expectedVersion, latest)
    const { brokers } = latest
    if (brokers > 0) {
      throw new Conflict('in_use', `Brokers work for this firm (${brokers}). Move them to another one first.`, {
        counts: { brokers },
      })
    }
    await markDeleted(client, 'realty', id, realty.version + 1, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'realty', ownerId: id })
    await audit({ noun: 'realty', id, action: 'delete', before: realty.fields, after: null })
  })
}
