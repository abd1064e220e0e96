import { lineField } from '../text/line-field.ts'
import { LEAD_LIMITS } from './lead-limits.ts'

const { phoneMin, phoneMax } = LEAD_LIMITS
const WORDS = `Give a phone number of ${phoneMin} to ${phoneMax} characters.`

/** A telephone number or nothing, written however people write them (decision 110). */
export const optionalPhoneField = lineField(phoneMax).refine((phone) => phone === '' || phone.length >= phoneMin, WORDS)
