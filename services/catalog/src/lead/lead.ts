import { leadDueAt } from '@tahanan/contracts/lead/lead-due.ts'
import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import type { ReportReason } from '@tahanan/contracts/lead/report-reason.ts'
import type { LeadAnswer, LeadView } from '@tahanan/contracts/lead/lead.ts'
import type { LeadStatus } from '@tahanan/contracts/lead/lead-status.ts'
import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { EnquiredListing } from './enquired-listing.store.ts'
import { listTimeline, timelineEntryOf } from './lead-timeline.store.ts'
import { listLeadsOfPerson, listMergedLeads } from './lead.store.ts'
import type { Db } from '../row/row.store.ts'

export interface LeadSubject extends EnquiredListing {
  readonly listingUrl: string | null
}

/** What commands change of a lead. */
export interface LeadProgress {
  readonly status: LeadStatus
  readonly isSpam: boolean
  /** What undoing the spam mark goes back to; null without the mark. */
  readonly statusBeforeSpam: LeadStatus | null
  readonly assigneeId: number | null
  readonly nextStep: string
  readonly nextFollowUpOn: string | null
  readonly firstResponseAt: Date | null
  /** The account that answered first. */
  readonly firstResponseById: number | null
}

/** What other tables say of a lead's people. */
export interface LeadNames {
  readonly addedBy: Named | null
  readonly firstResponseBy: Named | null
  readonly assigneeName: string | null
}

/** An enquiry as its table has it (decision 102). The person's own words never change. */
export interface Lead extends LeadSubject, LeadProgress, PersonKeys, LeadNames {
  readonly id: number
  readonly version: number
  readonly reference: string
  readonly source: LeadSource
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly message: string
  /** Of a report alone. */
  readonly reportReason: ReportReason | null
  readonly mergedIntoId: number | null
  readonly consentAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

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
    report_reason: lead.reportReason,
    listing_id: lead.listingId,
    listing_slug: lead.listingSlug,
    listing_name: lead.listingName,
    listing_price: lead.listingPrice,
    listing_url: lead.listingUrl,
    status: lead.status,
    is_spam: lead.isSpam,
    assignee: lead.assigneeId,
    assignee_name: lead.assigneeName,
    next_step: lead.nextStep,
    next_follow_up_on: lead.nextFollowUpOn,
    consent_at: lead.consentAt?.toISOString() ?? null,
    created_at: lead.createdAt.toISOString(),
    updated_at: lead.updatedAt.toISOString(),
    first_response_at: lead.firstResponseAt?.toISOString() ?? null,
    first_response_by: lead.firstResponseBy,
    due_at: leadDueAt(lead)?.toISOString() ?? null,
    merged_into: lead.mergedIntoId,
    deleted_at: lead.deletedAt?.toISOString() ?? null,
  }
}

const OTHERS_SHOWN = 50

/** A lead with what is kept under it, their timeline, and the same person's others. */
export async function leadViewOf(db: Db, lead: Lead): Promise<LeadView> {
  const merged = await listMergedLeads(db, lead.id)
  const others = await listLeadsOfPerson(db, lead, OTHERS_SHOWN + merged.length + 1)
  const isShown = new Set([lead.id, ...merged.map(({ id }) => id)])
  return {
    ...leadAnswerOf(lead),
    timeline: (await listTimeline(db, [...isShown])).map(timelineEntryOf),
    merged: merged.map(leadAnswerOf),
    same_person: others
      .filter(({ id, mergedIntoId }) => !isShown.has(id) && mergedIntoId === null)
      .slice(0, OTHERS_SHOWN)
      .map(leadAnswerOf),
  }
}

/**
 * What the audit trail says of a lead, by the names of the wire: where it stands, never who the person is or what they
 * wrote.
 */
export function auditedLead(lead: Omit<Lead, 'id' | keyof LeadNames>): Partial<LeadAnswer> {
  return {
    source: lead.source,
    status: lead.status,
    is_spam: lead.isSpam,
    assignee: lead.assigneeId,
    listing_id: lead.listingId,
    listing_url: lead.listingUrl,
    next_follow_up_on: lead.nextFollowUpOn,
    merged_into: lead.mergedIntoId,
  }
}

/** Id in the audit entry of a list, an export or a person, which is of no one lead. */
export const SEVERAL_LEADS = 0

export interface LeadSettings {
  /** `PUBLIC_LEADS`: whether what visitors send is kept. */
  readonly takesPublicLeads: boolean
  /** Without STRICT_SPEC: visitors may report a listing, and propose to see it. */
  readonly goesBeyondSpec: boolean
  /** Where our listing pages are, without a slash at the end: `https://tahanan.example`. */
  readonly publicUrl: string
  /** Keys the hashes of visitors' addresses. */
  readonly addressSecret: string
  /** Whether staff are told of a visitor's lead by e-mail. */
  readonly mailsStaff: boolean
}

const BETWEEN_NUMBERS = /[/,;|]|\bor\b/iu

/**
 * The first real telephone number in a text as `+639171234567`, however it is written; numbers without a country are
 * Philippine ones. Null when there is none: the text is kept anyway.
 */
export function phoneE164(text: string): string | null {
  for (const part of text.split(BETWEEN_NUMBERS)) {
    const number = parsePhoneNumberFromString(part, 'PH')
    if (number?.isValid() === true) return number.number
  }
  return null
}

/** What the same person is known by (decision 113). */
export interface PersonKeys {
  readonly emailFolded: string | null
  readonly phoneE164: string | null
}

export function personKeysOf({ email, phone }: { readonly email: string; readonly phone: string }): PersonKeys {
  return { emailFolded: foldEmail(email), phoneE164: phoneE164(phone) }
}

/** An address as the same person may write it again: upper and lower case are one. Null for none. */
export function foldEmail(email: string): string | null {
  return email.normalize('NFKC').trim().toLowerCase() || null
}
