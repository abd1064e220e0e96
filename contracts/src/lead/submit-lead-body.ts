import { z } from 'zod'
import { lineField } from '../text/line-field.ts'
import {
  leadFullnameField,
  leadMessageField,
  leadPhoneField,
  leadSourceSchema,
  optionalEmailField,
  saidText,
} from './lead-fields.ts'
import { LEAD_LIMITS } from './lead-limits.ts'

const REQUIRED = 'E-mail is required'

/** E-mail of a contact form, in the words of §5. */
const leadEmailField = saidText(REQUIRED, optionalEmailField.min(1, REQUIRED))

const CONSENT = 'Agree to the privacy notice, so that we may answer you.'
const MAX_ELAPSED_MS = 1_000_000_000_000

/** Body of POST /lead/ (decision 101): what a contact form sends. */
export const submitLeadBody = z
  .strictObject({
    source: leadSourceSchema,
    fullname: leadFullnameField,
    email: leadEmailField,
    phone: leadPhoneField,
    message: leadMessageField,
    /** Of the listing that the form stands beside. */
    listing_slug: lineField(LEAD_LIMITS.listingSlug).nullish(),
    consent: z.literal(true, { error: CONSENT }),
    /** From showing the form to sending it. */
    elapsed_ms: z.number().min(0).max(MAX_ELAPSED_MS),
    /** The honeypot: people do not see it, machines fill it. */
    website: lineField(2_000).default(''),
  })
  .transform((form) => ({
    source: form.source,
    fullname: form.fullname,
    email: form.email,
    phone: form.phone,
    message: form.message,
    listingSlug: form.listing_slug || null,
    looksAutomatic: form.website !== '' || form.elapsed_ms < LEAD_LIMITS.minFillMs,
  }))

export type LeadSubmission = z.output<typeof submitLeadBody>
