import { z } from 'zod'

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
  socials: z.array(z.object({ name: z.string(), account: z.string() })),
})

export type PublicBroker = z.infer<typeof publicBrokerSchema>
