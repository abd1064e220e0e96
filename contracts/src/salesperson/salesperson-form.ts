import { requiredContactField } from '../contact/required-contact-field.ts'
import { requiredIdField } from '../endpoint/required-id-field.ts'
import { personForm } from '../person/person-form.ts'
import { requiredLine } from '../text/required-line.ts'

/** The fields of a salesperson's form (§5, §7). Without a broker a new one gets the default one (decision 100). */
export const salespersonForm = {
  ...personForm,
  position: requiredLine(200),
  contact: requiredContactField(),
  broker_id: requiredIdField().optional(),
  broker: requiredIdField().optional(),
} as const
