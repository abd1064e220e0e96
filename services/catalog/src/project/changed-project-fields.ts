import type { ProjectChanges, ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { withChanges } from '../aggregate/with-changes.ts'
import { settlePlace } from '../place/settle-place.ts'
import { settleProject } from './settle-project.ts'

/** A project's fields after an edit: what is left out stays. @throws InvalidInput as `settleProject` */
export function changedProjectFields(fields: ProjectFields, changes: ProjectChanges): ProjectFields {
  const details = changes.details === undefined ? undefined : cleanDetails(changes.details)
  const changed = withChanges(fields, { ...changes, details })
  return settleProject({
    ...changed,
    ...settlePlace({ location: changed.location, beside: changed.name }, changes, fields),
  })
}
