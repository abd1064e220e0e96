import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'
import { lockAsParent } from '../aggregate/stored.store.ts'

/** The name of the firm, which stays and keeps it until the transaction ends. @throws InvalidInput on `realty_id` */
export async function lockRealtyOfBroker(client: PoolClient, realtyId: number | null): Promise<string | null> {
  if (realtyId === null) return null
  const realty = await lockAsParent(client, 'realty', realtyId)
  if (realty === undefined) throw new InvalidInput({ realty_id: [`There is no firm ${realtyId}.`] })
  return realty.name
}
