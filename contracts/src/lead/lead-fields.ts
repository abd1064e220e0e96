import { z } from 'zod'
import { lineField, textField } from '../text/line-field.ts'
import { SAYS_SOMETHING } from '../text/text-fields.ts'
import { LEAD_LIMITS, phoneProblem } from './lead-limits.ts'

/** A text field whose absence is told in `words` instead of the usual 'Field is required'. */
function saidText<Field extends z.ZodType<string, string>>(words: string, field: Field) {
  return z.string({ error: ({ input }) => (input === undefined || input === null ? words : undefined) }).pipe(field)
}

const REQUIRED = 'Required.'

/** Full name of a contact form (§5). */
export const leadFullnameField = saidText(REQUIRED, lineField(LEAD_LIMITS.fullname).regex(SAYS_SOMETHING, REQUIRED))

/** Message of a contact form: text, never HTML, whatever it looks like (§5). */
export const leadMessageField = saidText(REQUIRED, textField(LEAD_LIMITS.message).regex(SAYS_SOMETHING, REQUIRED))

/** Of the OpenAPI document. */
const PHONE_DIGITS = String.raw`^(\D*\d){${LEAD_LIMITS.phoneMin}}`

/** A telephone number or nothing, written however people write them (decision 110). */
export const optionalPhoneField = lineField(LEAD_LIMITS.phoneMax)
  .superRefine((phone, context) => {
    const problem = phone === '' ? undefined : phoneProblem(phone)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  })
  .meta({ allOf: [{ pattern: String.raw`^\s*$|${PHONE_DIGITS}` }] })

/** Phone of a contact form (§5). */
export const leadPhoneField = saidText(
  REQUIRED,
  optionalPhoneField.min(1, REQUIRED).meta({ allOf: [{ pattern: PHONE_DIGITS }] }),
)

const EMAIL_INVALID = 'E-mail must be valid'

/** An e-mail address or nothing: an @ with text around it is enough (§5, decision 110). */
export const optionalEmailField = lineField(LEAD_LIMITS.email).regex(/^$|.@./u, EMAIL_INVALID)

const EMAIL_REQUIRED = 'E-mail is required'

/** E-mail of a contact form, in the words of §5. */
export const leadEmailField = saidText(EMAIL_REQUIRED, optionalEmailField.min(1, EMAIL_REQUIRED))

/** An e-mail address that mails are sent to: one alone, as a list would reach everybody on it. */
export const mailedEmailField = saidText(
  EMAIL_REQUIRED,
  lineField(LEAD_LIMITS.email)
    .min(1, EMAIL_REQUIRED)
    .regex(/^$|^[^@,;:<>"]+@[^@,;:<>"]+$/u, EMAIL_INVALID),
)

/** Where an enquiry came from: the four lists of the sidebar (§2, decision 102). */
export const ENQUIRY_SOURCES = ['listing', 'contact', 'sell', 'appraisal'] as const

export const enquirySourceSchema = z.enum(ENQUIRY_SOURCES)

export type EnquirySource = z.infer<typeof enquirySourceSchema>

/** Where a lead came from. Whoever reports a listing asks nothing: `report` is no enquiry. */
export const LEAD_SOURCES = [...ENQUIRY_SOURCES, 'report'] as const

export const leadSourceSchema = z.enum(LEAD_SOURCES)

export type LeadSource = z.infer<typeof leadSourceSchema>
