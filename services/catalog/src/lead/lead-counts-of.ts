import type { LeadCounts } from '@tahanan/contracts/lead/lead-counts.ts'
import type { LeadTally } from './lead-tally.store.ts'

/** The numbers beside the lists' and filters' names. Spam and deleted leads count as that alone. */
export function leadCountsOf(tallies: readonly LeadTally[]): LeadCounts {
  const counts = {
    all: 0,
    source: { listing: 0, contact: 0, sell: 0, appraisal: 0 },
    status: { new: 0, contacted: 0, tripping: 0, reserved: 0, closed: 0, lost: 0 },
    spam: 0,
    deleted: 0,
  }
  for (const { source, status, isSpam, isDeleted, leads } of tallies) {
    if (isDeleted) counts.deleted += leads
    else if (isSpam) counts.spam += leads
    else {
      counts.all += leads
      counts.source[source] += leads
      counts.status[status] += leads
    }
  }
  return counts
}
