import { z } from 'zod'
import { lineField } from '../text/line-field.ts'

/** One of somebody's contact numbers: as it was typed, and for links. */
export const contactNumberSchema = z.object({
  number: z.string(),
  /** Such as `+639171234567`; null where the text is no telephone number. */
  e164: z.string().nullable(),
})

export type ContactNumber = z.infer<typeof contactNumberSchema>

const CONTACT_MAX_LENGTH = 300

/** Contact numbers, several separated by `/`, each written however people write them: the text is kept (decision 96). */
export function contactField() {
  return lineField(CONTACT_MAX_LENGTH)
}

/** Contact numbers where there must be one: 'Field is required' (§5). */
export function requiredContactField() {
  return contactField().regex(/[^\s/]/u, 'Field is required')
}
