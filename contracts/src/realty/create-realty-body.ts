import { z } from 'zod'
import type { RealtyFields } from './realty-fields.ts'
import { realtyForm } from './realty-form.ts'

/** Body of POST /admin/realty/ (§7). */
export const createRealtyBody = z.strictObject(realtyForm).transform((form) => {
  const fields: RealtyFields = {
    name: form.name,
    officeAddress: form.office_address ?? '',
    contactNumber: form.contact_number ?? '',
    contactPerson: form.contact_person ?? '',
    email: form.email ?? '',
    registrationNo: form.registration_no ?? '',
    dhsudRegistration: form.dhsud_registration ?? '',
    brokerInChargeId: form.broker_in_charge_id ?? null,
    details: form.details ?? '',
  }
  return { fields, logo: form.logo ?? form.image ?? [] }
})
