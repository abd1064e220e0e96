import { dayStart } from '../time/manila-date.ts'
import type { LeadSource } from './lead-fields.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { isOpenLead, type LeadStatus } from './lead-status.ts'

const DAY_MS = 86_400_000

/** What says by when something is to be done about a lead. */
interface Pursued {
  readonly source: LeadSource
  readonly status: LeadStatus
  readonly isSpam: boolean
  readonly deletedAt: Date | null
  readonly mergedIntoId: number | null
  readonly createdAt: Date
  readonly firstResponseAt: Date | null
  /** `YYYY-MM-DD`, a day in Manila. */
  readonly nextFollowUpOn: string | null
}

/**
 * From when on an open lead is overdue: the first answer has not come within what the office promises, or the day of the
 * next step is over in Manila, whichever is first. Null where nothing is to be done, and for spam and what left the lists. A report is no enquiry: it waits for no answer.
 */
export function leadDueAt(lead: Pursued): Date | null {
  const { source, createdAt, firstResponseAt, nextFollowUpOn } = lead
  if (!isOpenLead(lead.status) || lead.isSpam || lead.deletedAt !== null || lead.mergedIntoId !== null) return null
  const dues = [
    ...(firstResponseAt === null && source !== 'report' ? [createdAt.getTime() + LEAD_LIMITS.answerWithinMs] : []),
    ...(nextFollowUpOn === null ? [] : [dayStart(nextFollowUpOn).getTime() + DAY_MS]),
  ]
  return dues.length === 0 ? null : new Date(Math.min(...dues))
}
