import { isDeepStrictEqual } from 'node:util'
import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import type { SalespersonChanges } from '@tahanan/contracts/salesperson/salesperson-fields.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored } from '../aggregate/stored.store.ts'
import { withChanges } from '../aggregate/with-changes.ts'
import { lockChosenBroker } from '../broker/lock-chosen-broker.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { settleLicenses } from '../license/settle-licenses.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { replacePicture } from '../picture/replace-picture.ts'
import { salespersonAnswerOf } from './salesperson-answer-of.ts'
import { SALESPERSON_TABLE } from './salesperson-table.ts'
import { updateSalespersonRow } from './salesperson.store.ts'
import type { StoredSalesperson } from './salesperson.ts'

/**
 * Sets what is given; what would change nothing leaves no version or audit entry. A new photo takes the place of the
 * one before; it makes no version of the salesperson.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name`, `broker_id` and `license`
 */
export function updateSalesperson(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: SalespersonChanges,
  expectedVersion?: number,
  photo?: PreparedPicture,
): Promise<SalespersonAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const before = await lockStored(client, SALESPERSON_TABLE, id)
    refuseStale(before, expectedVersion, await salespersonAnswerOf(client, before, context.now))
    if (photo !== undefined) await replacePicture(unit, { ownerNoun: 'salesperson', ownerId: id }, photo)
    const licenses = changes.licenses && (await settleLicenses(client, before.fields.licenses, changes.licenses))
    const fields = withChanges(before.fields, { ...changes, licenses })
    if (isDeepStrictEqual(fields, before.fields)) return salespersonAnswerOf(client, before, context.now)

    const { brokerId } = fields
    if (brokerId !== before.fields.brokerId) await lockChosenBroker(client, 'broker_id', brokerId)
    const salesperson: StoredSalesperson = { ...before, version: before.version + 1, updatedAt: context.now, fields }
    await updateSalespersonRow(client, salesperson)
    await audit({ noun: 'salesperson', id, action: 'update', before: before.fields, after: fields })
    return salespersonAnswerOf(client, salesperson, context.now)
  })
}
