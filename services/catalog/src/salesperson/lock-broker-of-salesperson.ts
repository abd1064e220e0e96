import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'
import { lockBrokerAsParent } from '../broker/broker.store.ts'

/** Makes sure that the broker stays until the transaction ends. @throws InvalidInput on `broker_id` */
export async function lockBrokerOfSalesperson(client: PoolClient, brokerId: number): Promise<void> {
  const broker = await lockBrokerAsParent(client, brokerId)
  if (broker === undefined) throw new InvalidInput({ broker_id: [`There is no broker ${brokerId}.`] })
}
