import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { isEmptyText } from '../form/is-empty-text.ts'
import type { DeveloperDraft } from './developer-draft.ts'

const REQUIRED = ['Field is required']

interface DeveloperPictures {
  readonly isEdit: boolean
  /** There is a logo, or one was chosen. */
  readonly hasLogo: boolean
}

/** §5 "Developer add and edit": details and logo are required in an edit alone (decision 78). */
export function developerProblems(draft: DeveloperDraft, { isEdit, hasLogo }: DeveloperPictures): FieldMessages {
  const problems: Record<string, string[]> = {}
  for (const field of ['name', 'office_address', 'contact_person', 'contact_number'] as const) {
    if (isEmptyText(draft[field])) problems[field] = REQUIRED
  }
  if (isEdit && isEmptyText(draft.details)) problems['details'] = REQUIRED
  if (isEdit && !hasLogo) problems['pictures'] = REQUIRED
  return problems
}
