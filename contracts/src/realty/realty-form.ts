import { contactField } from '../contact/contact-field.ts'
import { idField } from '../endpoint/id-field.ts'
import { filesField } from '../file/files-field.ts'
import { optionalEmailField } from '../lead/optional-email-field.ts'
import { detailsField } from '../text/details-field.ts'
import { lineField } from '../text/line-field.ts'
import { requiredLine } from '../text/required-line.ts'

/** The fields of a realty firm's form (decision 98). The logo may be sent as `image`, as a person's photo is (§3). */
export const realtyForm = {
  name: requiredLine(200),
  office_address: lineField(300).optional(),
  contact_number: contactField().optional(),
  contact_person: lineField(200).optional(),
  email: optionalEmailField.optional(),
  registration_no: lineField(60).optional(),
  dhsud_registration: lineField(60).optional(),
  broker_in_charge_id: idField().optional(),
  details: detailsField().optional(),
  image: filesField(1).optional(),
  logo: filesField(1).optional(),
} as const
