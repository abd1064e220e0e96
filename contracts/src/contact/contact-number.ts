import { z } from 'zod'

/** One of somebody's contact numbers: as it was typed, and for links. */
export const contactNumberSchema = z.object({
  number: z.string(),
  /** Such as `+639171234567`; null where the text is no telephone number. */
  e164: z.string().nullable(),
})

export type ContactNumber = z.infer<typeof contactNumberSchema>
