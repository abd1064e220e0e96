import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { PoolClient } from 'pg'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import type { Lead } from './lead.ts'
import { lockLead } from './lead.store.ts'

/** A lead that is not deleted, locked until the transaction ends. @throws NotFound; Conflict `stale` with the latest */
export async function lockLivingLead(
  client: PoolClient,
  id: number,
  expectedVersion: number | undefined,
): Promise<Lead> {
  const lead = await lockLead(client, id)
  if (lead === undefined || lead.deletedAt !== null) throw new NotFound('lead', id)
  refuseStale(lead, expectedVersion, leadAnswerOf(lead))
  return lead
}
