import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { brokerAnswerOf } from './broker-answer-of.ts'
import { readBrokerSurroundings } from './broker-list.store.ts'
import { lockBroker, markBrokerDeleted } from './broker.store.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while something refers to the broker (decision 68) */
export function deleteBroker(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const broker = await lockBroker(client, id)
    if (broker === undefined) throw new NotFound('broker', id)
    refuseStale(broker, expectedVersion, await brokerAnswerOf(client, broker, context.now))
    const { listings = 0, salespersons = 0, realties = 0 } = (await readBrokerSurroundings(client, [id])).get(id) ?? {}
    if (listings + salespersons + realties > 0) {
      const uses = `listings (${listings}), salespersons (${salespersons}) and firms in charge of (${realties})`
      throw new Conflict('in_use', `This broker still has ${uses}. Give them to another broker first.`, {
        counts: { listings, salespersons, realties },
      })
    }
    const version = broker.version + 1
    await markBrokerDeleted(client, id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'broker', ownerId: id })
    await publish({
      type: 'broker.deleted',
      aggregate: 'broker',
      aggregateId: id,
      version,
      data: { id, deleted: true, slugs: [], deletedAt: context.now.toISOString() },
    })
    await audit({ noun: 'broker', id, action: 'delete', before: broker.fields, after: null })
  })
}
