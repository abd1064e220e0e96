import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer.ts'
import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { isEmptyText } from '../form/shown-text.ts'

export const DEVELOPER_LABELS = {
  name: 'Name',
  office_address: 'Office address',
  contact_person: 'Contact person',
  contact_number: 'Contact number',
  details: 'Details',
} as const

/** The fields of a developer's form; the logo is a file, and kept apart. */
export type DeveloperDraft = Pick<DeveloperAnswer, keyof typeof DEVELOPER_LABELS>

/** The form of a developer that is there already, or an empty one. */
export function developerDraft(developer?: DeveloperAnswer): DeveloperDraft {
  return {
    name: developer?.name ?? '',
    office_address: developer?.office_address ?? '',
    contact_person: developer?.contact_person ?? '',
    contact_number: developer?.contact_number ?? '',
    details: developer?.details ?? '',
  }
}

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
