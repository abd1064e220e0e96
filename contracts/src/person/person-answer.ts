import { z } from 'zod'
import { contactNumberSchema } from '../contact/contact-number.ts'
import { licenseAnswerSchema } from '../license/license-answer.ts'
import { pictureAnswerSchema } from '../picture/picture-answer.ts'
import { socialSchema } from '../social/social.ts'

/** What staff answers of brokers and salespersons share, under all the names of §3 (decision 93). */
export const personAnswerSchema = z.object({
  id: z.int().positive(),
  /** To be sent back when changing it. */
  version: z.int().positive(),
  name: z.string(),
  position: z.string(),
  /** As it was typed, numbers separated by `/`. */
  contact: z.string(),
  /** The same one by one, for links. */
  contact_numbers: z.array(contactNumberSchema),
  email: z.string(),
  email_address: z.string(),
  license: z.array(licenseAnswerSchema),
  /** By a PRC licence or accreditation in force today; who is not is never shown in public (decision 91). */
  is_licensed: z.boolean(),
  socials: z.array(socialSchema),
  /** Address of the photo under both names; null without one. */
  image: z.string().nullable(),
  photo: z.string().nullable(),
  /** The photo with its sizes, and whether making them failed. */
  picture: pictureAnswerSchema.nullable(),
})

export type PersonAnswer = z.infer<typeof personAnswerSchema>
