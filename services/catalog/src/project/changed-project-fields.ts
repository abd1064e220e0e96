import type { ProjectChanges, ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { withChanges } from '../aggregate/with-changes.ts'
import { settleProject } from './settle-project.ts'

/** A project's fields after an edit: what is left out stays. @throws InvalidInput as `settleProject` */
export function changedProjectFields(fields: ProjectFields, changes: ProjectChanges): ProjectFields {
  const details = changes.details === undefined ? undefined : cleanDetails(changes.details)
  return settleProject(withChanges(fields, { ...changes, details }))
}
