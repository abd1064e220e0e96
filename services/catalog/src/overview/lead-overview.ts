import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { dayStart } from '@tahanan/contracts/text/day-start.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool } from 'pg'
import { leadCountsOf } from '../lead/lead-counts-of.ts'
import { readLeadTally } from '../lead/lead-tally.store.ts'
import { countLeadsByWeek, measureFirstResponses, readOpenLeads } from './lead-overview.store.ts'
import { overviewWeeks } from './overview-weeks.ts'

/** Leads by source and week, and how soon they are answered. */
export async function readLeadOverview(pool: Pool, now: Date): Promise<OverviewAnswer['leads']> {
  const weeks = overviewWeeks(now)
  const since = dayStart(weeks[0] ?? manilaDate(now))
  const [tallies, weekly, responses, open] = await Promise.all([
    readLeadTally(pool),
    countLeadsByWeek(pool, since),
    measureFirstResponses(pool, since),
    readOpenLeads(pool, manilaDate(now)),
  ])
  const counts = leadCountsOf(tallies)
  const overall = responses.find(({ week }) => week === null)
  return {
    weeks: weeks.map((week) => {
      const leads = { listing: 0, contact: 0, sell: 0, appraisal: 0 }
      for (const row of weekly) if (row.week === week) leads[row.source] = row.leads
      const times = responses.find((row) => row.week === week)
      return { week, leads, first_response_median: times?.medianMinutes ?? null }
    }),
    counts,
    first_response: {
      median: overall?.medianMinutes ?? null,
      p90: overall?.p90Minutes ?? null,
      answered: overall?.answered ?? 0,
      waiting: counts.status.new,
      waiting_since: open.waitingSince?.toISOString() ?? null,
    },
    follow_ups: { overdue: open.overdue, today: open.dueToday },
  }
}
