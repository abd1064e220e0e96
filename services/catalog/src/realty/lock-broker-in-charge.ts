import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'
import { lockBrokerAsParent } from '../broker/broker.store.ts'

/** Makes sure that the broker stays until the transaction ends. @throws InvalidInput on `broker_in_charge_id` */
export async function lockBrokerInCharge(client: PoolClient, brokerId: number | null): Promise<void> {
  if (brokerId === null) return
  const broker = await lockBrokerAsParent(client, brokerId)
  if (broker === undefined) throw new InvalidInput({ broker_in_charge_id: [`There is no broker ${brokerId}.`] })
}
