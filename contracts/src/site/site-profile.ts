import { z } from 'zod'
import { contactField } from '../contact/contact.ts'
import { optionalEmailField } from '../lead/lead-fields.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { publicPictureSchema } from '../picture/public-picture.ts'
import { pointTextField } from '../place/place.ts'
import { lineField, textField } from '../text/line-field.ts'

const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i

/** Of the OpenAPI document: one of them, and the blanks behind it. */
const LINK = String.raw`[hH][tT][tT][pP][sS]?://\S+[^\S\n]*`

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** What administrators say of the agency (decision 12); what is empty is left out of the site, with its heading. */
export const siteProfileFields = {
  name: lineField(200),
  phone: contactField(),
  landline: contactField(),
  email: optionalEmailField,
  address: lineField(300),
  /** Where the office is: `14.5547, 121.0244`. */
  point: pointTextField,
  /** Pages about the agency elsewhere, one a line. */
  links: textField(2_000)
    .refine(
      (text) => linesOf(text).every((line) => WEB_ADDRESS.test(line.trim())),
      'Give one web address a line, each beginning with https://.',
    )
    .meta({ allOf: [{ pattern: String.raw`^[^\S\n]*(?:${LINK})?(?:\n[^\S\n]*(?:${LINK})?)*$` }] }),
  background: textField(5_000),
  mission: textField(2_000),
  vision: textField(2_000),
  /** One a line: `Honesty: full terms, true pictures`. */
  values: textField(5_000),
  /** One a line: `Maria Santos, Chairperson`. */
  board: textField(5_000),
  /** Paragraphs, empty lines between them. */
  privacy: textField(50_000),
  terms: textField(50_000),
} as const

/** Each text, or empty: also one that an earlier version did not know. */
const siteProfileSchema = z.record(
  z.enum(
    Object.keys(siteProfileFields).filter((name): name is keyof typeof siteProfileFields => name in siteProfileFields),
  ),
  z.string().default(''),
)

export type SiteProfile = z.infer<typeof siteProfileSchema>

/** An agency that nothing has been said of. */
export const BLANK_SITE_PROFILE: SiteProfile = siteProfileSchema.parse({})

/** `data` of `site.changed`: there is one site, of id 1. */
export const siteStateSchema = z.object({ id: z.literal(1), profile: siteProfileSchema })

/** The profile as staff see it, with the version to send back when changing it. */
export const siteAnswerSchema = z.object({
  version: z.int().positive(),
  profile: siteProfileSchema,
  /** Of the board: each is captioned with a name. */
  pictures: z.array(pictureAnswerSchema),
})

/** The profile as visitors see it. */
export const publicSiteSchema = z.object({ profile: siteProfileSchema, pictures: z.array(publicPictureSchema) })

export type SiteAnswer = z.infer<typeof siteAnswerSchema>
