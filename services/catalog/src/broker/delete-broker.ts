import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored, markDeleted } from '../aggregate/stored.store.ts'
import { tombstoneOf } from '../aggregate/tombstone-of.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { brokerAnswerOf } from './broker-answer-of.ts'
import { readBrokerSurroundings } from './broker-surroundings.store.ts'
import { BROKER_TABLE } from './broker-table.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while something refers to the broker (decision 68) */
export function deleteBroker(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const broker = await lockStored(client, BROKER_TABLE, id)
    refuseStale(broker, expectedVersion, await brokerAnswerOf(client, broker, context.now))
    const { listings = 0, salespersons = 0, realties = 0 } = (await readBrokerSurroundings(client, [id])).get(id) ?? {}
    if (listings + salespersons + realties > 0) {
      const uses = `listings (${listings}), salespersons (${salespersons}) and firms in charge of (${realties})`
      throw new Conflict('in_use', `This broker still has ${uses}. Give them to another broker first.`, {
        counts: { listings, salespersons, realties },
      })
    }
    const version = broker.version + 1
    await markDeleted(client, 'broker', id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'broker', ownerId: id })
    const data = tombstoneOf(id, context.now)
    await publish({ type: 'broker.deleted', aggregate: 'broker', aggregateId: id, version, data })
    await audit({ noun: 'broker', id, action: 'delete', before: broker.fields, after: null })
  })
}
