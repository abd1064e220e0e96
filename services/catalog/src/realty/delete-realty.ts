import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { realtyAnswerOf } from './realty-answer-of.ts'
import { lockRealty, markRealtyDeleted } from './realty.store.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while brokers work for it */
export function deleteRealty(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const realty = await lockRealty(client, id)
    if (realty === undefined) throw new NotFound('realty', id)
    const latest = await realtyAnswerOf(client, realty)
    refuseStale(realty, expectedVersion, latest)
    const { brokers } = latest
    if (brokers > 0) {
      throw new Conflict('in_use', `Brokers work for this firm (${brokers}). Move them to another one first.`, {
        counts: { brokers },
      })
    }
    await markRealtyDeleted(client, id, realty.version + 1, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'realty', ownerId: id })
    await audit({ noun: 'realty', id, action: 'delete', before: realty.fields, after: null })
  })
}
