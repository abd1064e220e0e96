import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Pool, PoolClient } from 'pg'
import type { Lead } from './lead.ts'
import { findLead } from './lead.store.ts'

/** Deleted ones as well. @throws NotFound */
export async function getLead(db: Pool | PoolClient, id: number): Promise<Lead> {
  const lead = await findLead(db, id)
  if (lead === undefined) throw new NotFound('lead', id)
  return lead
}
