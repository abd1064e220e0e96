import { z } from 'zod'
import { lineField, textField } from '../text/line-field.ts'
import type { ViewingProposal } from '../viewing/viewing-times.ts'
import {
  enquirySourceSchema,
  leadEmailField,
  leadFullnameField,
  leadMessageField,
  leadPhoneField,
  optionalEmailField,
  type LeadSource,
} from './lead-fields.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { REPORT_REASONS, type ReportReason } from './report-reason.ts'

const CONSENT = 'Agree to the privacy notice, so that we may answer you.'
const MAX_ELAPSED_MS = 1_000_000_000_000

/** How a form was filled in, which says whether a machine did (decision 111). */
export const filling = {
  /** From showing the form to sending it. */
  elapsed_ms: z.number().min(0).max(MAX_ELAPSED_MS),
  /** The honeypot: people do not see it, machines fill it. */
  website: lineField(2_000).default(''),
}

export const looksAutomatic = (form: { readonly website: string; readonly elapsed_ms: number }): boolean =>
  form.website !== '' || form.elapsed_ms < LEAD_LIMITS.minFillMs

/** What a contact form asks of whoever writes. */
export const contactFields = {
  fullname: leadFullnameField,
  email: leadEmailField,
  phone: leadPhoneField,
  message: leadMessageField,
  consent: z.literal(true, { error: CONSENT }),
}

/** What a visitor sends: an enquiry, with a viewing or without, or a report. */
export interface LeadSubmission {
  readonly source: LeadSource
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly reportReason: ReportReason | null
  readonly listingSlug: string | null
  readonly looksAutomatic: boolean
  readonly viewing?: ViewingProposal
}

type Contact = z.output<z.ZodObject<typeof contactFields & typeof filling>>

/** A contact form's part of a submission. */
export function leadContactOf(form: Contact): Omit<LeadSubmission, 'source' | 'listingSlug' | 'viewing'> {
  const { fullname, email, phone, message } = form
  return { fullname, email, phone, message, reportReason: null, looksAutomatic: looksAutomatic(form) }
}

/** Body of POST /lead/ (decision 101): what a contact form sends. */
export const submitLeadBody = z
  .strictObject({
    source: enquirySourceSchema,
    ...contactFields,
    /** Of the listing that the form stands beside. */
    listing_slug: lineField(LEAD_LIMITS.listingSlug).nullish(),
    ...filling,
  })
  .transform((form): LeadSubmission => ({
    ...leadContactOf(form),
    source: form.source,
    listingSlug: form.listing_slug || null,
  }))

/** Body of POST /lead/report/: what is wrong with a listing. Who says so may stay unknown. */
export const reportListingBody = z
  .strictObject({
    listing_slug: lineField(LEAD_LIMITS.listingSlug).min(1, 'Say which listing.'),
    reason: z.enum(REPORT_REASONS, { error: `Give one of these: ${REPORT_REASONS.join(', ')}.` }),
    message: textField(LEAD_LIMITS.message).default(''),
    /** For an answer; kept with consent, which is what giving it says. */
    email: optionalEmailField.default(''),
    ...filling,
  })
  .transform((form): LeadSubmission => ({
    source: 'report',
    fullname: '',
    email: form.email,
    phone: '',
    message: form.message,
    reportReason: form.reason,
    listingSlug: form.listing_slug,
    looksAutomatic: looksAutomatic(form),
  }))
