import { lineField } from '../text/line-field.ts'

const CONTACT_MAX_LENGTH = 300

/** Contact numbers, several separated by `/`, each written however people write them: the text is kept (decision 96). */
export function contactField() {
  return lineField(CONTACT_MAX_LENGTH)
}
