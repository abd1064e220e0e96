import { updateBrokerRow, lockBrokersOfRealty } from '../broker/broker.store.ts'
import { publishBroker } from '../broker/publish-broker.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'

/**
 * Publishes the brokers of a firm, which is locked, under its new name. Visitors see each as a new version, and events
 * without one would be taken for old.
 */
export async function tellBrokersOfName(unit: UnitOfWork, realtyId: number, name: string): Promise<void> {
  const { client, context } = unit
  for (const broker of await lockBrokersOfRealty(client, realtyId)) {
    const renamed = { ...broker, version: broker.version + 1, updatedAt: context.now }
    await updateBrokerRow(client, renamed)
    await publishBroker(unit, renamed, name)
  }
}
