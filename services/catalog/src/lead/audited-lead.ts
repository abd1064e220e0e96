import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { Lead } from './lead.ts'

/**
 * What the audit trail says of a lead, by the names of the wire: where it stands, never who the person is or what they
 * wrote.
 */
export function auditedLead(lead: Omit<Lead, 'id' | 'addedBy'>): Partial<LeadAnswer> {
  return {
    source: lead.source,
    status: lead.status,
    is_spam: lead.isSpam,
    assignee: lead.assigneeId,
    listing_id: lead.listingId,
    listing_url: lead.listingUrl,
    next_follow_up_on: lead.nextFollowUpOn,
  }
}
