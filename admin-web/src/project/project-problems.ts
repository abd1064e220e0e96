import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { inapplicableFields } from '@tahanan/contracts/property/inapplicable-fields.ts'
import { isEmptyText } from '../form/is-empty-text.ts'
import type { ProjectDraft } from './project-draft.ts'

const REQUIRED = ['Field is required']

/** §5 "Project add and edit": unit types are required in an edit, financing when adding (decisions 82 and 83). */
export function projectProblems(draft: ProjectDraft, { isEdit }: { readonly isEdit: boolean }): FieldMessages {
  const problems: Record<string, string[]> = {}
  const inapplicable = inapplicableFields(draft.property_type, draft.property_subtype)
  for (const field of ['name', 'dhsud_lts', 'location'] as const) {
    if (isEmptyText(draft[field])) problems[field] = REQUIRED
  }
  if (draft.developer === null) problems['developer_id'] = REQUIRED
  const lacks = (field: 'property_unit_type' | 'financing_option'): boolean =>
    !inapplicable.has(field) && draft[field].length === 0
  if (isEdit && lacks('property_unit_type')) problems['property_unit_type'] = REQUIRED
  if (!isEdit && lacks('financing_option')) problems['financing_option'] = REQUIRED
  return problems
}
