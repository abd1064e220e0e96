import { z } from 'zod'
import { idField } from '../endpoint/id-fields.ts'
import { LEAD_LIMITS } from '../lead/lead-limits.ts'
import { mailedEmailField } from '../lead/lead-fields.ts'
import { filling, looksAutomatic } from '../lead/submit-lead-body.ts'
import { LANGUAGES } from '../site/language.ts'
import { lineField } from '../text/line-field.ts'
import { alertSearchField } from './alert-search.ts'

/** How soon offers are told: as they come, or once a day at 7:00 in Manila. */
const cadenceSchema = z.enum(['at-once', 'daily'])

export type Cadence = z.infer<typeof cadenceSchema>

const languageField = z.enum(LANGUAGES)

/** Body of POST /alert/: what to be told of, which is a search or a listing, and where (decision 134). */
export const askAlertBody = z
  .strictObject({
    email: mailedEmailField,
    search: alertSearchField.optional(),
    listing_slug: lineField(LEAD_LIMITS.listingSlug).min(1, 'Say which listing.').optional(),
    cadence: cadenceSchema,
    language: languageField,
    ...filling,
  })
  .superRefine(({ search, listing_slug: slug }, context) => {
    if ((search === undefined) === (slug === undefined))
      context.addIssue({ code: 'custom', path: ['search'], message: 'Give search or listing_slug, one of them.' })
  })
  .transform(({ listing_slug: listingSlug, elapsed_ms, website, ...form }) => ({
    ...form,
    listingSlug,
    looksAutomatic: looksAutomatic({ elapsed_ms, website }),
  }))

export type AlertRequest = z.output<typeof askAlertBody>

/** What a link in a mail may do with an alert: confirm it (or turn it on again), end it, change when it is told. */
const alertActSchema = z.enum(['confirm', 'end', ...cadenceSchema.options])

export type AlertAct = z.infer<typeof alertActSchema>

/** Body of POST /alert/{token}/: JSON from the page, a form where there is no script. */
export const changeAlertBody = z.strictObject({
  act: alertActSchema,
  /** All of the address without it. */
  alert: idField().optional(),
  language: languageField.default('en'),
})

/** What stands in a mail's link. */
export const alertTokenParams = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) })

/** An alert as its owner sees it. */
const alertAnswerSchema = z.object({
  id: z.int().positive(),
  /** In the language it was asked in: `Condominium · For Sale · Cebu City`. */
  title: z.string(),
  /** The page it is about, without a language. */
  path: z.string(),
  cadence: cadenceSchema,
  state: z.enum(['asked', 'on', 'ended']),
})

export type AlertAnswer = z.infer<typeof alertAnswerSchema>

/** The alerts of the address that a link was mailed to. */
export const alertsAnswerSchema = z.object({ alerts: z.array(alertAnswerSchema) })
