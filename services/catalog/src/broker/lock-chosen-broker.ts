import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'
import { lockAsParent } from '../aggregate/stored.store.ts'

/** Makes sure that the broker of a form's `field` stays until the transaction ends. @throws InvalidInput on that field */
export async function lockChosenBroker(
  client: PoolClient,
  field: 'broker_id' | 'broker_in_charge_id',
  brokerId: number | null,
): Promise<void> {
  if (brokerId === null || (await lockAsParent(client, 'broker', brokerId)) !== undefined) return
  throw new InvalidInput({ [field]: [`There is no broker ${brokerId}.`] })
}
