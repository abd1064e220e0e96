import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { LeadCounts } from '@tahanan/contracts/lead/lead-counts.ts'
import type { LeadListQuery } from '@tahanan/contracts/lead/lead-list-query.ts'
import type { Pool } from 'pg'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import { leadCountsOf } from './lead-counts-of.ts'
import { countLeads, findFewLeads, type FoundLeads, listLeadRows } from './lead-list.store.ts'
import { readLeadTally } from './lead-tally.store.ts'
import { talliedLeads } from './tallied-leads.ts'

/** Leads, newest first, and how many there are of each kind. */
export async function listLeads(
  { pool }: Catalog,
  query: LeadListQuery,
): Promise<ListPage<LeadAnswer> & { readonly counts: LeadCounts }> {
  const [tallies, found] = await Promise.all([readLeadTally(pool), findLeads(pool, query)])
  const count = found.count ?? talliedLeads(tallies, query) ?? (await countLeads(pool, query))
  return { count, results: found.leads.map(leadAnswerOf), counts: leadCountsOf(tallies) }
}

/** A page, with its count where that is known by the way. */
async function findLeads(
  pool: Pool,
  query: LeadListQuery,
): Promise<Pick<FoundLeads, 'leads'> & { readonly count?: number }> {
  if (query.q === '') return { leads: await listLeadRows(pool, query) }
  const few = await findFewLeads(pool, query)
  if (few !== undefined) return few
  const [count, leads] = await Promise.all([countLeads(pool, query), listLeadRows(pool, query)])
  return { count, leads }
}
