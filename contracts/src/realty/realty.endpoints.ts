import { recordAnswers, recordEndpoints } from '../endpoint/record-endpoints.ts'
import { updateForm } from '../endpoint/id-fields.ts'
import { createRealtyBody, realtyAnswerSchema, type RealtyChanges, realtyForm } from './realty.ts'

/** Body of PATCH /admin/realty/{id}/: the same form, of which anything may be left out. */
const updateRealtyBody = updateForm(realtyForm).transform((form) => {
  const changes: RealtyChanges = {
    name: form.name,
    officeAddress: form.office_address,
    contactNumber: form.contact_number,
    contactPerson: form.contact_person,
    email: form.email,
    registrationNo: form.registration_no,
    dhsudRegistration: form.dhsud_registration,
    brokerInChargeId: form.broker_in_charge_id,
    details: form.details,
  }
  return { changes, picture: form.logo ?? form.image ?? [], version: form.version }
})

/** §7 "Realty": the firms that brokers work for (decision 98). */
export const realtyEndpoints = recordEndpoints({
  noun: 'realty',
  path: '/admin/realty/',
  answers: recordAnswers(realtyAnswerSchema),
  bodies: { create: createRealtyBody, update: updateRealtyBody },
  bodyKind: 'files',
  summaries: {
    list: 'Firms, newest first; `q` searches name, address, numbers, person, e-mail and registrations.',
    get: 'One firm.',
    create: 'Adds a firm. 400 on `name` when there is one of that name.',
    update: 'Changes what is sent, the logo as `image` in a form. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a firm. 409 `in_use` with counts while brokers work for it.',
  },
})
