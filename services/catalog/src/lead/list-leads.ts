import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { LeadCounts } from '@tahanan/contracts/lead/lead-counts.ts'
import type { LeadListQuery } from '@tahanan/contracts/lead/lead-list-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import { leadCountsOf } from './lead-counts-of.ts'
import { countLeads, listLeadRows } from './lead-list.store.ts'
import { readLeadTally } from './lead-tally.store.ts'
import { talliedLeads } from './tallied-leads.ts'

/** Leads, newest first, and how many there are of each kind. */
export async function listLeads(
  { pool }: Catalog,
  query: LeadListQuery,
): Promise<ListPage<LeadAnswer> & { readonly counts: LeadCounts }> {
  const tallies = await readLeadTally(pool)
  const count = talliedLeads(tallies, query) ?? (await countLeads(pool, query))
  const leads = await listLeadRows(pool, query, count)
  return { count, results: leads.map(leadAnswerOf), counts: leadCountsOf(tallies) }
}
