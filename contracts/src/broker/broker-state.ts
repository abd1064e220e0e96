import { z } from 'zod'

/**
 * `data` of `broker.changed`: only what decision 99 lets the public see. `licenses` holds numbers still valid or
 * without a date; a broker without one is shown nowhere in public.
 */
export const brokerStateSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  licenses: z.array(z.object({ name: z.string(), validUntil: z.iso.date().nullable() })),
  /** Name of the firm the broker works for. */
  realtyName: z.string().nullable(),
  /** Public numbers, as typed, separated by `/`. */
  contact: z.string(),
  socials: z.array(z.object({ name: z.string(), account: z.string() })),
})

export type BrokerState = z.infer<typeof brokerStateSchema>
