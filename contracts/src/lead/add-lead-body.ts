import { z } from 'zod'
import { idField } from '../endpoint/id-field.ts'
import { lineField } from '../text/line-field.ts'
import { textField } from '../text/text-field.ts'
import { leadFullnameField } from './lead-fullname-field.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { leadSourceSchema } from './lead-source.ts'
import { optionalEmailField } from './optional-email-field.ts'
import { optionalPhoneField } from './optional-phone-field.ts'

/**
 * Body of POST /admin/leads/ (decision 109): a lead that staff type in. Somebody who called has no e-mail address, so
 * one of e-mail and phone is enough.
 */
export const addLeadBody = z
  .strictObject({
    source: leadSourceSchema.default('contact'),
    fullname: leadFullnameField,
    email: optionalEmailField.default(''),
    phone: optionalPhoneField.default(''),
    message: textField(LEAD_LIMITS.message).default(''),
    listing_url: lineField(LEAD_LIMITS.listingUrl).nullish(),
    assignee: idField().optional(),
    /** The person agreed that we keep this, when staff took it down. */
    consent: z.boolean().default(false),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['phone'],
    error: 'Give a phone number or an e-mail address.',
  })
  .transform((form) => ({
    source: form.source,
    fullname: form.fullname,
    email: form.email,
    phone: form.phone,
    message: form.message,
    listingUrl: form.listing_url || null,
    assigneeId: form.assignee ?? null,
    consent: form.consent,
  }))

export type AddedLead = z.output<typeof addLeadBody>
