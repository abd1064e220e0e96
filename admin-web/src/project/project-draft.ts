import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { NEW_PROJECT_DEFAULTS, type ProjectAnswer } from '@tahanan/contracts/project/project.ts'
import { ascending } from '@tahanan/contracts/property/property-fields.ts'
import { defaultSubtype } from '@tahanan/contracts/property/property-type.ts'
import { defaultUnitType, NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { digitsText } from '../form/digits.ts'
import { isEmptyText } from '../form/shown-text.ts'
import { EMPTY_PLACE, placeBodyOf, type PlaceDraft, placeDraftOf } from '../place/place-draft.ts'
import { dropInapplicableFields, inapplicableFields } from './inapplicable-fields.ts'

/** The project form as it is filled in: codes as in §3, the fee as plain digits. */
export interface ProjectDraft extends PlaceDraft, Readonly<Record<string, unknown>> {
  readonly name: string
  readonly developer: { readonly id: number; readonly name: string } | null
  readonly dhsud_lts: string
  readonly property_type: number
  readonly property_subtype: number
  readonly property_unit_type: readonly number[]
  readonly amenities: readonly number[]
  readonly location: string
  readonly details: string
  readonly financing_option: readonly number[]
  readonly reservation_fee: string
  readonly ad_approval_no: string
  readonly completion_date: string
}

/** "Add defaults: property_type 0, subtype 1, unit type [0], financing [0]" (§4). */
export function newProjectDraft(): ProjectDraft {
  const { property_unit_type: unitTypes, financing_option: financing, ...defaults } = NEW_PROJECT_DEFAULTS
  return {
    name: '',
    developer: null,
    dhsud_lts: '',
    ...defaults,
    property_unit_type: [...unitTypes],
    amenities: [],
    location: '',
    ...EMPTY_PLACE,
    details: '',
    financing_option: [...financing],
    reservation_fee: '',
    ad_approval_no: '',
    completion_date: '',
  }
}

/** The form of a project that is there already. */
export function projectDraftOf(project: ProjectAnswer): ProjectDraft {
  return {
    name: project.name,
    developer: project.developer,
    dhsud_lts: project.dhsud_lts,
    property_type: project.property_type,
    property_subtype: project.property_subtype,
    property_unit_type: ascending(project.property_unity_type.map(({ id }) => id)),
    amenities: ascending(project.amenities),
    location: project.location,
    ...placeDraftOf(project),
    details: project.details,
    financing_option: ascending(project.financing_option),
    reservation_fee: digitsText(project.reservation_fee),
    ad_approval_no: project.ad_approval_no ?? '',
    completion_date: project.completion_date ?? '',
  }
}

/** The payload of a form (§7). "On save, inapplicable fields are dropped from the payload" (§4). */
export function projectBodyOf({ developer, area_code: area, ...draft }: ProjectDraft) {
  return dropInapplicableFields({
    ...draft,
    ...placeBodyOf({ area_code: area, point: draft.point }),
    developer_id: developer?.id ?? '',
    property_unit_type: [...draft.property_unit_type],
    amenities: [...draft.amenities],
    financing_option: [...draft.financing_option],
  })
}

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

/** Another subtype starts at its first unit type, or at none (§4). */
export function chooseProjectSubtype(draft: ProjectDraft, propertySubtype: number): ProjectDraft {
  const unitType = defaultUnitType(draft.property_type, propertySubtype)
  return {
    ...draft,
    property_subtype: propertySubtype,
    property_unit_type: unitType === NO_UNIT_TYPE ? [] : [unitType],
  }
}

/** Another property type starts at its own default subtype (§4 "Project form dependencies"). */
export function chooseProjectType(draft: ProjectDraft, propertyType: number): ProjectDraft {
  return chooseProjectSubtype({ ...draft, property_type: propertyType }, defaultSubtype(propertyType))
}
