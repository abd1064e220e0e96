import { idField } from '../endpoint/id-field.ts'
import { personForm } from '../person/person-form.ts'
import { lineField } from '../text/line-field.ts'

/** The fields of a broker's form (decision 97). Only the name is the server's to require. */
export const brokerForm = {
  ...personForm,
  office_address: lineField(300).optional(),
  realty_id: idField().optional(),
  realty: idField().optional(),
} as const
