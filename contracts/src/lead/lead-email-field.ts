import { saidText } from './said-text.ts'
import { optionalEmailField } from './optional-email-field.ts'

const REQUIRED = 'E-mail is required'

/** E-mail of a contact form, in the words of §5. */
export const leadEmailField = saidText(REQUIRED, optionalEmailField.min(1, REQUIRED))
