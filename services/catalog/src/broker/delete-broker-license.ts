import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { findStoredForUpdate } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { BROKER_TABLE } from './broker-table.ts'
import { findBrokerIdByLicense } from './broker.store.ts'
import { changeBroker } from './change-broker.ts'

/** Takes a licence from the broker who has it (§7). @throws NotFound */
export function deleteBrokerLicense(catalog: Catalog, context: CommandContext, licenseId: number): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const brokerId = await findBrokerIdByLicense(unit.client, licenseId)
    const broker = brokerId === undefined ? undefined : await findStoredForUpdate(unit.client, BROKER_TABLE, brokerId)
    const rest = broker?.fields.licenses.filter(({ id }) => id !== licenseId)
    // Somebody may have taken it away before the broker was locked.
    if (broker === undefined || rest === undefined || rest.length === broker.fields.licenses.length) {
      throw new NotFound('licence', licenseId)
    }
    await changeBroker(unit, broker, { ...broker.fields, licenses: rest })
  })
}
