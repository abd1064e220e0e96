import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import type { DeveloperChanges } from './developer-fields.ts'
import { developerForm } from './developer-form.ts'

/** Body of PATCH /admin/developer/{id}/: the same form, of which anything may be left out. */
export const updateDeveloperBody = z
  .strictObject({ ...z.strictObject(developerForm).partial().shape, version: versionField() })
  .transform((form) => {
    const changes: DeveloperChanges = {
      name: form.name,
      officeAddress: form.office_address,
      contactNumber: form.contact_number,
      contactPerson: form.contact_person,
      details: form.details,
    }
    return { changes, logo: form.pictures ?? [], expectedVersion: form.version }
  })
