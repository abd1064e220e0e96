import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'
import { lockSalespersonAsParent } from '../salesperson/salesperson.store.ts'

/** Whom a lead is given to must be a salesperson, who stays until the transaction ends. @throws InvalidInput on `assignee` */
export async function checkAssignee(client: PoolClient, id: number | null): Promise<void> {
  if (id === null || (await lockSalespersonAsParent(client, id))) return
  throw new InvalidInput({ assignee: [`There is no salesperson ${id}.`] })
}
