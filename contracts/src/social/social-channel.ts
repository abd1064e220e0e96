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
