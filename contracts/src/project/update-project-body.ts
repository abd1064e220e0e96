import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import { projectChangesOf } from './project-changes-of.ts'
import { projectForm } from './project-form.ts'

/** Body of PATCH /admin/projects/{id}/: the same form, of which anything may be left out. */
export const updateProjectBody = z
  .strictObject({ ...z.strictObject(projectForm).partial().shape, version: versionField() })
  .transform((form, context) => ({ changes: projectChangesOf(form, context), expectedVersion: form.version }))
