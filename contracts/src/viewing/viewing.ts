import { z } from 'zod'
import { idField, versionField } from '../endpoint/id-fields.ts'
import { contactFields, filling, leadContactOf, type LeadSubmission } from '../lead/submit-lead-body.ts'
import { mailedEmailField } from '../lead/lead-fields.ts'
import { LEAD_LIMITS } from '../lead/lead-limits.ts'
import { namedSchema } from '../property/property-fields.ts'
import { LANGUAGES } from '../site/language.ts'
import { lineField, textField } from '../text/line-field.ts'
import { VIEWING_LIMITS, type ViewingProposal } from './viewing-times.ts'
import { dayField } from '../time/day-field.ts'

/** How far a viewing is: `declined` was never confirmed, `cancelled` may have been. */
const viewingStateSchema = z.enum(['proposed', 'confirmed', 'declined', 'cancelled'])

export type ViewingState = z.infer<typeof viewingStateSchema>

const TIME = 'Give a time such as 2026-12-01T02:00:00Z.'

const timeField = z.iso.datetime(TIME).transform((text) => new Date(text))

const { times: TIMES_MAX } = VIEWING_LIMITS

/** Body of POST /viewing/ (decision 135): an enquiry about a listing with the times at which to see it. */
export const proposeViewingBody = z
  .strictObject({
    ...contactFields,
    email: mailedEmailField,
    listing_slug: lineField(LEAD_LIMITS.listingSlug).min(1, 'Say which listing.'),
    times: z
      .array(timeField, { error: 'Choose a time.' })
      .min(1, 'Choose a time.')
      .max(TIMES_MAX, `Choose at most ${TIMES_MAX} times.`)
      .refine((times) => new Set(times.map(Number)).size === times.length, 'Choose each time once.'),
    language: z.enum(LANGUAGES),
    ...filling,
  })
  .transform((form): LeadSubmission & { readonly viewing: ViewingProposal } => ({
    ...leadContactOf(form),
    source: 'listing',
    listingSlug: form.listing_slug,
    viewing: { times: form.times, language: form.language },
  }))

/** The times at which a listing can be seen. Whose the others are is not said. */
export const viewingTimesSchema = z.object({ times: z.array(z.iso.datetime()) })

/** What a mail's link leads to: 32 bytes. */
export const viewingTokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** A viewing as its visitor sees it. */
export const visitorViewingSchema = z.object({
  listing_name: z.string(),
  /** The listing's page, without a language. */
  path: z.string(),
  state: viewingStateSchema,
  /** Null before it is confirmed. */
  at: z.iso.datetime().nullable(),
  /** Whether it can be cancelled: it is confirmed, and to come. */
  is_open: z.boolean(),
})

/** A viewing as staff see it. */
export const viewingAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  lead: z.object({ id: z.int(), reference: z.string(), fullname: z.string(), phone: z.string() }),
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  state: viewingStateSchema,
  /** As the visitor would like best. */
  times: z.array(z.iso.datetime()),
  /** When it is, or was to be; null before it is confirmed. */
  at: z.iso.datetime().nullable(),
  /** Who shows it. */
  salesperson: namedSchema.nullable(),
  /** What staff last said to the visitor. */
  word: z.string(),
  created_at: z.iso.datetime(),
})

export type ViewingAnswer = z.infer<typeof viewingAnswerSchema>

const DAYS_MAX = 31

function idOf(noun: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `Give the id of ${noun}.`)
    .transform(Number)
}

/** Query of GET /admin/viewings/. */
export const viewingListQuerySchema = z.strictObject({
  lead: idOf('a lead').optional(),
  salesperson: idOf('a salesperson').optional(),
  state: viewingStateSchema.optional(),
  /** Confirmed ones from this day on, in Manila, for `days`. */
  from: dayField.optional(),
  days: z
    .string()
    .regex(/^(?:[1-9]|[12]\d|3[01])$/, `Give a number of days from 1 to ${DAYS_MAX}.`)
    .transform(Number)
    .default(14),
})

export type ViewingListQuery = z.output<typeof viewingListQuerySchema>

const word = textField(VIEWING_LIMITS.word).default('')

/** Body of the calls that set a viewing's time. */
export const arrangeViewingBody = z
  .strictObject({
    at: z.iso
      .datetime({ error: ({ input }) => (input === undefined ? 'Field is required' : TIME) })
      .transform((text) => new Date(text)),
    /** Left out: who it was. */
    salesperson: idField().optional(),
    word,
    version: versionField(),
  })
  .transform(({ at, salesperson, word: said, version }) => ({
    change: { at, salespersonId: salesperson, word: said },
    version,
  }))

/** Body of the calls that end one. */
export const endViewingBody = z
  .strictObject({ word, version: versionField() })
  .transform(({ word: said, version }) => ({ change: { word: said }, version }))
