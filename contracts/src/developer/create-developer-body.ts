import { z } from 'zod'
import { developerForm } from './developer-form.ts'
import type { DeveloperFields } from './developer-fields.ts'

/** Body of POST /admin/developer/ (§7). */
export const createDeveloperBody = z.strictObject(developerForm).transform((form) => {
  const fields: DeveloperFields = {
    name: form.name,
    officeAddress: form.office_address,
    contactNumber: form.contact_number,
    contactPerson: form.contact_person,
    details: form.details ?? '',
  }
  return { fields, logo: form.pictures ?? [] }
})
