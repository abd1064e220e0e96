import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { Lead } from './lead.ts'

/** A lead on the wire (decision 102). */
export function leadAnswerOf(lead: Lead): LeadAnswer {
  return {
    id: lead.id,
    version: lead.version,
    reference: lead.reference,
    source: lead.source,
    added_by: lead.addedBy,
    fullname: lead.fullname,
    email: lead.email,
    phone: lead.phone,
    phone_e164: lead.phoneE164,
    message: lead.message,
    listing_id: lead.listingId,
    listing_slug: lead.listingSlug,
    listing_name: lead.listingName,
    listing_price: lead.listingPrice,
    listing_url: lead.listingUrl,
    status: lead.status,
    is_spam: lead.isSpam,
    assignee: lead.assigneeId,
    next_follow_up_on: lead.nextFollowUpOn,
    consent_at: lead.consentAt?.toISOString() ?? null,
    created_at: lead.createdAt.toISOString(),
    updated_at: lead.updatedAt.toISOString(),
    first_response_at: lead.firstResponseAt?.toISOString() ?? null,
    deleted_at: lead.deletedAt?.toISOString() ?? null,
  }
}
