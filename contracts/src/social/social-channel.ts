import { z } from 'zod'

/** The eight social and messaging channels (§3, decision 95). */
export const SOCIAL_CHANNELS = [
  'Facebook',
  'Messenger',
  'Instagram',
  'TikTok',
  'YouTube',
  'LinkedIn',
  'Viber',
  'WhatsApp',
] as const

export const socialChannelSchema = z.enum(SOCIAL_CHANNELS)

export type SocialChannel = z.infer<typeof socialChannelSchema>

/** Somebody's account on a channel, as it was typed: a name, a number or an address. */
export const socialSchema = z.object({ name: socialChannelSchema, account: z.string() })

export type Social = z.infer<typeof socialSchema>
