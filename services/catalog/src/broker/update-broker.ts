import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import type { BrokerChanges } from '@tahanan/contracts/broker/broker-fields.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored } from '../aggregate/stored.store.ts'
import { withChanges } from '../aggregate/with-changes.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { settleLicenses } from '../license/settle-licenses.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { replacePicture } from '../picture/replace-picture.ts'
import { brokerAnswerOf } from './broker-answer-of.ts'
import { BROKER_TABLE } from './broker-table.ts'
import { changeBroker } from './change-broker.ts'

/**
 * Sets what is given. A new photo takes the place of the one before; it makes no version of the broker.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name`, `realty_id` and `license`
 */
export function updateBroker(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: BrokerChanges,
  expectedVersion?: number,
  photo?: PreparedPicture,
): Promise<BrokerAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client } = unit
    const before = await lockStored(client, BROKER_TABLE, id)
    refuseStale(before, expectedVersion, await brokerAnswerOf(client, before, context.now))
    if (photo !== undefined) await replacePicture(unit, { ownerNoun: 'broker', ownerId: id }, photo)
    const licenses = changes.licenses && (await settleLicenses(client, before.fields.licenses, changes.licenses))
    const broker = await changeBroker(unit, before, withChanges(before.fields, { ...changes, licenses }))
    return brokerAnswerOf(client, broker, context.now)
  })
}
