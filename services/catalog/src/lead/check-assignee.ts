import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PoolClient } from 'pg'

/** Whom a lead is given to must be a salesperson. @throws InvalidInput on `assignee` */
export async function checkAssignee(_client: PoolClient, id: number | null): Promise<void> {
  if (id === null) return
  throw new InvalidInput({ assignee: [`There is no salesperson ${id}.`] })
}
