import { isDeepStrictEqual } from 'node:util'
import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import type { RealtyChanges } from '@tahanan/contracts/realty/realty-fields.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored } from '../aggregate/stored.store.ts'
import { withChanges } from '../aggregate/with-changes.ts'
import { lockBrokersOfRealty, updateBrokerRow } from '../broker/broker.store.ts'
import { lockChosenBroker } from '../broker/lock-chosen-broker.ts'
import { publishBroker } from '../broker/publish-broker.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { replacePicture } from '../picture/replace-picture.ts'
import { realtyAnswerOf } from './realty-answer-of.ts'
import { REALTY_TABLE, type StoredRealty } from './realty-table.ts'
import { updateRealtyRow } from './realty.store.ts'

/**
 * Sets what is given; what would change nothing leaves no version or audit entry. A new name is published with each
 * of the firm's brokers. A new logo takes the place of the one before; it makes no version of the firm.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` and `broker_in_charge_id`
 */
export function updateRealty(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: RealtyChanges,
  expectedVersion?: number,
  logo?: PreparedPicture,
): Promise<RealtyAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    // Brokers before their firm, as a change of a broker locks them.
    if (changes.name !== undefined) await lockBrokersOfRealty(client, id)
    const before = await lockStored(client, REALTY_TABLE, id)
    refuseStale(before, expectedVersion, await realtyAnswerOf(client, before))
    if (logo !== undefined) await replacePicture(unit, { ownerNoun: 'realty', ownerId: id }, logo)
    const details = changes.details === undefined ? undefined : cleanDetails(changes.details)
    const fields = withChanges(before.fields, { ...changes, details })
    if (isDeepStrictEqual(fields, before.fields)) return realtyAnswerOf(client, before)

    const { brokerInChargeId, name } = fields
    if (brokerInChargeId !== before.fields.brokerInChargeId)
      await lockChosenBroker(client, 'broker_in_charge_id', brokerInChargeId)
    const realty: StoredRealty = { ...before, version: before.version + 1, updatedAt: context.now, fields }
    await updateRealtyRow(client, realty)
    if (name !== before.fields.name) await tellBrokersOfName(unit, id, name)
    await audit({ noun: 'realty', id, action: 'update', before: before.fields, after: fields })
    return realtyAnswerOf(client, realty)
  })
}

/**
 * Publishes the brokers of a firm, which is locked, under its new name. Visitors see each as a new version, and events
 * without one would be taken for old.
 */
async function tellBrokersOfName(unit: UnitOfWork, realtyId: number, name: string): Promise<void> {
  const { client, context } = unit
  for (const broker of await lockBrokersOfRealty(client, realtyId)) {
    const renamed = { ...broker, version: broker.version + 1, updatedAt: context.now }
    await updateBrokerRow(client, renamed)
    await publishBroker(unit, renamed, name)
  }
}
