import { filesField } from '../file/files-field.ts'
import { detailsField } from '../text/details-field.ts'
import { requiredLine } from '../text/required-line.ts'

/**
 * The fields of a developer's form (§5, §7). Details are the server's to miss, not to require (decision 78). The logo is
 * sent only when a new one was chosen, and takes the place of the one before (decision 80).
 */
export const developerForm = {
  name: requiredLine(200),
  office_address: requiredLine(300),
  contact_number: requiredLine(100),
  contact_person: requiredLine(200),
  details: detailsField().optional(),
  pictures: filesField(1).optional(),
} as const
