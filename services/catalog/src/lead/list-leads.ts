import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { LeadCounts } from '@tahanan/contracts/lead/lead-counts.ts'
import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'
import type { LeadListQuery } from '@tahanan/contracts/lead/lead-list-query.ts'
import { readTogether } from '@tahanan/platform/postgres/read-together.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import { leadCountsOf } from './lead-counts-of.ts'
import { countLeads, findLeads, listLeadRows } from './lead-list.store.ts'
import { type LeadTally, readLeadTally } from './lead-tally.store.ts'

export interface LeadList extends ListPage<LeadAnswer> {
  readonly counts: LeadCounts
}

/** Lists leads, newest first, and says how many there are of each kind; lists that are asked for at once count once. */
export function createListLeads({ pool }: Catalog): (query: LeadListQuery) => Promise<LeadList> {
  const readTally = readTogether<undefined, LeadTally[]>(async (lists) => {
    const tally = await readLeadTally(pool)
    return lists.map(() => tally)
  })
  return async (query) => {
    const [tally, { leads, matches }] = await Promise.all([
      readTally(undefined),
      query.q === '' ? listLeadRows(pool, query) : findLeads(pool, query),
    ])
    const count = matches ?? talliedLeads(tally, query) ?? (await countLeads(pool, query))
    return { count, results: leads.map(leadAnswerOf), counts: leadCountsOf(tally) }
  }
}

/** How many leads a filter asks for, as far as the tally knows: undefined when words or an assignee are asked for. */
function talliedLeads(tallies: readonly LeadTally[], filter: LeadFilter): number | undefined {
  if (filter.q !== '' || filter.assignee !== undefined) return undefined
  return tallies
    .filter(
      ({ source, status, isSpam, isDeleted }) =>
        (filter.source ?? source) === source &&
        (filter.status ?? status) === status &&
        (filter.spam === 'all' || filter.spam === String(isSpam)) &&
        filter.deleted === String(isDeleted),
    )
    .reduce((sum, { leads }) => sum + leads, 0)
}
