import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import { optionalEmailField } from '../lead/optional-email-field.ts'
import { licensesField } from '../license/licenses-field.ts'
import { personChangesOf } from '../person/person-changes-of.ts'
import type { SalespersonChanges } from './salesperson-fields.ts'
import { salespersonForm } from './salesperson-form.ts'

const REQUIRED = 'Field is required'
const email = optionalEmailField.min(1, REQUIRED).optional()

/**
 * Body of PATCH /admin/sales-person/{id}/: the same form, of which anything may be left out. E-mail and licence may not
 * be emptied (§5); one that never had them can be changed otherwise, and get its photo.
 */
export const updateSalespersonBody = z
  .strictObject({
    ...z.strictObject(salespersonForm).partial().shape,
    email,
    email_address: email,
    license: licensesField()
      .refine((licenses) => licenses.length > 0, REQUIRED)
      .optional(),
    version: versionField(),
  })
  .transform((form) => {
    const { changes: person, photo } = personChangesOf(form)
    const changes: SalespersonChanges = { ...person, brokerId: form.broker_id ?? form.broker }
    return { changes, photo, expectedVersion: form.version }
  })
