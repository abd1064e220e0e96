import { z } from 'zod'
import type { NewProject } from './project-fields.ts'
import { projectChangesOf } from './project-changes-of.ts'
import { projectForm } from './project-form.ts'

/** Body of POST /admin/projects/ (§7). What depends on the property type is for the command to judge. */
export const createProjectBody = z.strictObject(projectForm).transform((form, context): NewProject => ({
  ...projectChangesOf(form, context),
  name: form.name,
  developerId: form.developer_id,
  dhsudLts: form.dhsud_lts,
  location: form.location,
}))
