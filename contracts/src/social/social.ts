import { z } from 'zod'
import { socialChannelSchema } from './social-channel.ts'

/** Somebody's account on a channel, as it was typed: a name, a number or an address. */
export const socialSchema = z.object({ name: socialChannelSchema, account: z.string() })

export type Social = z.infer<typeof socialSchema>
