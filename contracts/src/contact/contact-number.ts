import { z } from 'zod'

/** One of somebody's contact numbers: as it was typed, and for links. */
export const contactNumberSchema = z.object({
  number: z.string(),
  /** Such as `+639171234567`; null where the text is no telephone number. */
  e164: z.string().nullable(),
})

export type ContactNumber = z.infer<typeof contactNumberSchema>

/** "Contact numbers are separated by /" (§5): each as it was typed. */
export function splitContact(contact: string): string[] {
  return contact
    .split('/')
    .map((number) => number.trim())
    .filter((number) => number !== '')
}
