import { z } from 'zod'
import { jsonTextField, requiredLine } from '../text/text-fields.ts'
import { socialChannelSchema } from './social-channel.ts'

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
