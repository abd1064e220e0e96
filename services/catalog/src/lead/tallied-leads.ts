import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'
import type { LeadTally } from './lead-tally.store.ts'

/** How many leads a filter asks for, as far as the tally knows: undefined when words or an assignee are asked for. */
export function talliedLeads(tallies: readonly LeadTally[], filter: LeadFilter): number | undefined {
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
