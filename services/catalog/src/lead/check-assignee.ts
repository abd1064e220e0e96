import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'
import { lockAsParent } from '../aggregate/stored.store.ts'

/** Whom a lead is given to must be a salesperson, who stays until the transaction ends. @throws InvalidInput on `assignee` */
export async function checkAssignee(client: PoolClient, id: number | null): Promise<void> {
  if (id === null || (await lockAsParent(client, 'salesperson', id)) !== undefined) return
  throw new InvalidInput({ assignee: [`There is no salesperson ${id}.`] })
}
