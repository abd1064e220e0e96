import { filesField } from '../file/files-field.ts'
import { optionalEmailField } from '../lead/optional-email-field.ts'
import { licensesField } from '../license/licenses-field.ts'
import { contactField } from '../contact/contact-field.ts'
import { socialsField } from '../social/socials-field.ts'
import { lineField } from '../text/line-field.ts'
import { requiredLine } from '../text/required-line.ts'

/**
 * The fields that the forms of brokers and salespersons share (§7, decision 97), under all their names (decision 93).
 * The photo is sent in a second call, when a new one was chosen (decision 92).
 */
export const personForm = {
  name: requiredLine(200),
  position: lineField(200).optional(),
  contact: contactField().optional(),
  email: optionalEmailField.nullable().optional(),
  email_address: optionalEmailField.nullable().optional(),
  socials: socialsField().optional(),
  license: licensesField().optional(),
  image: filesField(1).optional(),
  photo: filesField(1).optional(),
} as const
