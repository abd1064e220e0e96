import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import type { RealtyChanges } from './realty-fields.ts'
import { realtyForm } from './realty-form.ts'

/** Body of PATCH /admin/realty/{id}/: the same form, of which anything may be left out. */
export const updateRealtyBody = z
  .strictObject({ ...z.strictObject(realtyForm).partial().shape, version: versionField() })
  .transform((form) => {
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
    return { changes, logo: form.logo ?? form.image ?? [], expectedVersion: form.version }
  })
