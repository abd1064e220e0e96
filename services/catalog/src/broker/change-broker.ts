import { isDeepStrictEqual } from 'node:util'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { brokerStateOf } from './broker-state-of.ts'
import { updateBrokerRow } from './broker.store.ts'
import type { Broker, StoredBroker } from './broker.ts'
import { lockRealtyOfBroker } from './lock-realty-of-broker.ts'
import { publishBroker } from './publish-broker.ts'

/**
 * Gives a broker, who is locked, these fields. What would change nothing leaves no version or audit entry, and what
 * visitors do not see leaves no event.
 *
 * @throws InvalidInput on `name` and `realty_id`
 */
export async function changeBroker(unit: UnitOfWork, before: StoredBroker, fields: Broker): Promise<StoredBroker> {
  const { client, context, audit } = unit
  if (isDeepStrictEqual(fields, before.fields)) return before
  // After the broker itself, as renaming a firm does, so that the two cannot lock each other out.
  const realtyName = await lockRealtyOfBroker(client, fields.realtyId)
  const broker: StoredBroker = { ...before, version: before.version + 1, updatedAt: context.now, fields }
  await updateBrokerRow(client, broker)
  if (!isSameToVisitors(before, broker)) await publishBroker(unit, broker, realtyName)
  await audit({ noun: 'broker', id: broker.id, action: 'update', before: before.fields, after: fields })
  return broker
}

function isSameToVisitors(a: StoredBroker, b: StoredBroker): boolean {
  return a.fields.realtyId === b.fields.realtyId && isDeepStrictEqual(brokerStateOf(a, null), brokerStateOf(b, null))
}
