import { z } from 'zod'
import { contactNumberSchema } from '../contact/contact.ts'
import { socialSchema } from '../social/social-channel.ts'

/**
 * What the public sees of a broker (decision 99): only brokers with a licence in force are shown at all. `contact`
 * holds numbers separated by `/`.
 */
export const publicBrokerSchema = z.object({
  name: z.string(),
  photo: z.string().nullable(),
  license: z.array(z.object({ name: z.string() })),
  /** Name of the firm. */
  realty: z.string().nullable(),
  contact: z.string(),
  /** The same one by one, for links. */
  contact_numbers: z.array(contactNumberSchema),
  socials: z.array(socialSchema),
})

export type PublicBroker = z.infer<typeof publicBrokerSchema>
