import type { UnitOfWork } from '../command/unit-of-work.ts'
import { brokerStateOf } from './broker-state-of.ts'
import type { StoredBroker } from './broker.ts'

/** Publishes the public part of a broker that was just stored. */
export function publishBroker(unit: UnitOfWork, broker: StoredBroker, realtyName: string | null): Promise<void> {
  const { id, version } = broker
  const data = brokerStateOf(broker, realtyName)
  return unit.publish({ type: 'broker.changed', aggregate: 'broker', aggregateId: id, version, data })
}
