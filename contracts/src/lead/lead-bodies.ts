import { z } from 'zod'
import { idField, requiredIdField, versionField } from '../endpoint/id-fields.ts'
import { lineField, textField } from '../text/line-field.ts'
import { enquirySourceSchema, leadFullnameField, optionalEmailField, optionalPhoneField } from './lead-fields.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { leadStatusSchema } from './lead-status.ts'
import { dayField } from '../time/day-field.ts'

/** A path of ours has one slash: `//` and `/\\` lead elsewhere. */
const PATH_OF_OURS = /^\/(?![/\\])/u
const WEB_ADDRESS = /^https?:\/\//iu

/** What a lead is about (decision 107): it becomes a link, so nothing that runs (`javascript:`) may be in it. */
const listingUrlField = lineField(LEAD_LIMITS.listingUrl)
  .refine(
    (text) => text === '' || PATH_OF_OURS.test(text) || (WEB_ADDRESS.test(text) && URL.canParse(text)),
    'Give an address that begins with https:// or http://, or a path of this site such as /listing/house-in-lipa/.',
  )
  .meta({ allOf: [{ pattern: String.raw`^\s*$|^\s*/(?![/\\])|^\s*[hH][tT][tT][pP][sS]?://[\w-]` }] })

/**
 * Body of POST /admin/leads/ (decision 109): a lead that staff type in. Somebody who called has no e-mail address, so
 * one of e-mail and phone is enough.
 */
export const addLeadBody = z
  .strictObject({
    source: enquirySourceSchema.default('contact'),
    fullname: leadFullnameField,
    email: optionalEmailField.default(''),
    phone: optionalPhoneField.default(''),
    message: textField(LEAD_LIMITS.message).default(''),
    listing_url: listingUrlField.nullish(),
    assignee: idField().optional(),
    /** The person agreed that we keep this, when staff took it down. */
    consent: z.boolean().default(false),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['phone'],
    error: 'Give a phone number or an e-mail address.',
  })
  .transform(({ listing_url: listingUrl, assignee, ...form }) => ({
    ...form,
    listingUrl: listingUrl || null,
    assigneeId: assignee ?? null,
  }))

export type AddedLead = z.output<typeof addLeadBody>

/** Whose leads: everything that has this e-mail address or this phone number, however it is written. */
export const leadPersonBody = z
  .strictObject({ email: optionalEmailField.default(''), phone: optionalPhoneField.default('') })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    error: 'Give an e-mail address or a phone number.',
  })

export type LeadPerson = z.output<typeof leadPersonBody>

/**
 * Body of PATCH /admin/leads/{id}/: `is_spam` with `status`, or `status`, or `assignee`, or `listing_url` (§7), and the
 * next step with its day. Taking the spam mark off brings the earlier status back, whatever is sent with it
 * (decision 105).
 */
export const updateLeadBody = z
  .strictObject({
    is_spam: z.boolean().optional(),
    status: leadStatusSchema.optional(),
    assignee: idField().optional(),
    listing_url: listingUrlField.nullish(),
    next_step: lineField(LEAD_LIMITS.nextStep).optional(),
    next_follow_up_on: dayField.nullish(),
    version: versionField(),
  })
  .transform((form) => ({
    changes: {
      isSpam: form.is_spam,
      status: form.status,
      assigneeId: form.assignee,
      listingUrl: form.listing_url === '' ? null : form.listing_url,
      /** Emptied, it is done. */
      nextStep: form.next_step,
      /** `YYYY-MM-DD`, a day in Manila. */
      nextFollowUpOn: form.next_follow_up_on,
    },
    version: form.version,
  }))

/** What staff may change of a lead. Undefined: it stays. The person's own words are nobody's to change. */
export type LeadChanges = Readonly<z.output<typeof updateLeadBody>['changes']>

/** Body of POST /admin/leads/{id}/merge/: the person's other leads, which are kept under this one. */
export const mergeLeadsBody = z.strictObject({
  leads: z
    .array(requiredIdField(), 'Name the leads to merge.')
    .min(1, 'Name the leads to merge.')
    .max(LEAD_LIMITS.merged, `Merge at most ${LEAD_LIMITS.merged} at once.`),
  version: versionField(),
})
