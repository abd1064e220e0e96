import { z } from 'zod'
import { contactNumberSchema } from '../contact/contact-number.ts'
import { socialSchema } from '../social/social.ts'

/**
 * `data` of `broker.changed`: only what decision 99 lets the public see. `licenses` holds the PRC licences; a broker
 * without one in force is shown nowhere in public.
 */
export const brokerStateSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  licenses: z.array(z.object({ name: z.string(), validUntil: z.iso.date().nullable() })),
  /** Name of the firm the broker works for. */
  realtyName: z.string().nullable(),
  /** Public numbers, as typed, separated by `/`. */
  contact: z.string(),
  /** The same one by one, for links. Missing in the oldest events. */
  contactNumbers: z.array(contactNumberSchema).default([]),
  socials: z.array(socialSchema),
})

export type BrokerState = z.infer<typeof brokerStateSchema>
