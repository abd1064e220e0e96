import { recordAnswers, recordEndpoints } from '../endpoint/record-endpoints.ts'
import { updateForm } from '../endpoint/id-fields.ts'
import { optionalEmailField } from '../lead/lead-fields.ts'
import { licensesField } from '../license/license.ts'
import { personChangesOf } from '../person/person.ts'
import {
  createSalespersonBody,
  salespersonAnswerSchema,
  type SalespersonChanges,
  salespersonForm,
} from './salesperson.ts'

const REQUIRED = 'Field is required'

const email = optionalEmailField.min(1, REQUIRED)

/**
 * Body of PATCH /admin/sales-person/{id}/: the same form, of which anything may be left out. E-mail and licence may not
 * be emptied (§5); one that never had them can be changed otherwise, and get its photo.
 */
const updateSalespersonBody = updateForm({
  ...salespersonForm,
  email,
  email_address: email,
  license: licensesField().refine((licenses) => licenses.length > 0, REQUIRED),
}).transform((form) => {
  const { changes: person, picture } = personChangesOf(form)
  const changes: SalespersonChanges = {
    ...person,
    brokerId: form.broker_id ?? form.broker,
    accountId: form.account_id,
  }
  return { changes, picture, version: form.version }
})

/** §7 "Salespersons". */
export const salespersonEndpoints = recordEndpoints({
  noun: 'salesperson',
  path: '/admin/sales-person/',
  answers: recordAnswers(salespersonAnswerSchema),
  bodies: { create: createSalespersonBody, update: updateSalespersonBody },
  bodyKind: 'files',
  summaries: {
    list: 'Salespersons, newest first; `q` searches name, position, numbers, e-mail, licences and broker.',
    get: 'One salesperson.',
    create: 'Adds a salesperson, whose photo comes in a second call. 400 on `name` when there is one of that name.',
    update:
      'Changes what is sent: JSON for details, a form with `image` for the photo. `license` and `socials` are whole lists; `account_id` is for administrators. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a salesperson. 409 `in_use` with counts while open leads are assigned to him or her.',
  },
})
