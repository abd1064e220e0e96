import { z } from 'zod'
import { jsonTextField, requiredLine } from '../text/text-fields.ts'

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

const socialChannelSchema = z.enum(SOCIAL_CHANNELS)

export type SocialChannel = z.infer<typeof socialChannelSchema>

/** Somebody's account on a channel, as it was typed: a name, a number or an address. */
export const socialSchema = z.object({ name: socialChannelSchema, account: z.string() })

export type Social = z.infer<typeof socialSchema>

const MAX_SOCIALS = 16
const ACCOUNT_MAX_LENGTH = 300
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z\d+.-]*:/i

const account = requiredLine(ACCOUNT_MAX_LENGTH).refine(
  (text) => !OTHER_SCHEME.test(text),
  'Give an account name, a number, or an address that begins with https://.',
)

/** The accounts of a person, all of them. In a form with a file, as JSON text. */
export function socialsField() {
  return jsonTextField(z.array(z.strictObject({ name: socialChannelSchema, account })).max(MAX_SOCIALS))
}
