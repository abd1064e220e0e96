import type { LeadView } from '@tahanan/contracts/lead/lead-view.ts'
import type { Pool, PoolClient } from 'pg'
import { leadAnswerOf } from './lead-answer-of.ts'
import { listTimeline } from './lead-timeline.store.ts'
import type { Lead } from './lead.ts'
import { listLeadsOfPerson } from './lead.store.ts'
import { timelineEntryOf } from './timeline-entry-of.ts'

const OTHERS_SHOWN = 50

/** A lead with its timeline and the same person's others. */
export async function leadViewOf(db: Pool | PoolClient, lead: Lead): Promise<LeadView> {
  const others = await listLeadsOfPerson(db, lead, OTHERS_SHOWN + 1)
  return {
    ...leadAnswerOf(lead),
    timeline: (await listTimeline(db, [lead.id])).map(timelineEntryOf),
    same_person: others
      .filter(({ id }) => id !== lead.id)
      .slice(0, OTHERS_SHOWN)
      .map(leadAnswerOf),
  }
}
