import { z } from 'zod'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { requiredIdField } from '../endpoint/id-fields.ts'
import { isPlaceholderLts } from '../listing/listing-rules.ts'
import { moneyField } from '../money/money-field.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { placeAnswerShape, placeForm, placeShape } from '../place/place.ts'
import { ascending, codeField, unitTypeField } from '../property/property-fields.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { HOUSE_AND_LOT, PROPERTY_SUBTYPES, PROPERTY_TYPES, RESIDENTIAL } from '../property/property-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { detailsField, requiredLine } from '../text/text-fields.ts'
import { lineField } from '../text/line-field.ts'
import { optionalDayField } from '../time/day-field.ts'

type ProjectForm = z.output<z.ZodObject<typeof projectForm>>

/** A parsed payload in our own words. Two spellings of the unit types that disagree are a problem of the second. */
export function projectChangesOf(form: Changes<ProjectForm>, context: z.core.$RefinementCtx): ProjectChanges {
  const { property_unit_type: unitTypes, property_unity_type: misspelt } = form
  if (unitTypes !== undefined && misspelt !== undefined && String(unitTypes) !== String(misspelt)) {
    const message = 'This differs from property_unit_type; send one of them.'
    context.issues.push({ code: 'custom', input: form, path: ['property_unity_type'], message })
  }
  return {
    name: form.name,
    developerId: form.developer_id,
    dhsudLts: form.dhsud_lts,
    propertyType: form.property_type,
    propertySubtype: form.property_subtype,
    unitTypes: unitTypes ?? misspelt,
    amenityIds: form.amenities,
    location: form.location,
    areaCode: form.area_code,
    point: form.point,
    details: form.details,
    financingOption: form.financing_option,
    reservationFeeCentavos: form.reservation_fee,
    adApprovalNo: form.ad_approval_no,
    completionDate: form.completion_date,
  }
}

const MAX_AMENITIES = 200

/** -1, none, is left out: a project without unit types has an empty list. */
const unitTypes = z
  .array(unitTypeField())
  .max(UNIT_TYPES.length + 1)
  .transform((codes) => ascending(codes.filter((code) => code !== null)))

/** The fields of a project's form (§5, §7). Both spellings of the unit types are taken (decision 31). */
export const projectForm = {
  name: requiredLine(200),
  developer_id: requiredIdField(),
  dhsud_lts: requiredLine(100),
  location: requiredLine(300),
  ...placeForm,
  property_type: codeField(PROPERTY_TYPES).optional(),
  property_subtype: codeField(PROPERTY_SUBTYPES).optional(),
  property_unit_type: unitTypes.optional(),
  property_unity_type: unitTypes.optional(),
  amenities: z.array(requiredIdField()).max(MAX_AMENITIES).transform(ascending).optional(),
  details: detailsField().optional(),
  financing_option: z.array(codeField(FINANCING_OPTIONS)).max(FINANCING_OPTIONS.length).transform(ascending).optional(),
  reservation_fee: moneyField().optional(),
  /** For advertisements (decisions §10). */
  ad_approval_no: lineField(100)
    .nullable()
    .transform((text) => text || null)
    .optional(),
  completion_date: optionalDayField.optional(),
} as const

/** Body of POST /admin/projects/ (§7). What depends on the property type is for the command to judge. */
export const createProjectBody = z.strictObject(projectForm).transform((form, context): NewProject => ({
  ...projectChangesOf(form, context),
  name: form.name,
  developerId: form.developer_id,
  dhsudLts: form.dhsud_lts,
  location: form.location,
}))

/** "Add defaults: property_type 0, subtype 1, unit type [0], financing [0]" (§4), in the words of the payload. */
export const NEW_PROJECT_DEFAULTS = {
  property_type: RESIDENTIAL,
  property_subtype: HOUSE_AND_LOT,
  property_unit_type: [0],
  financing_option: [0],
} as const

/** A project as staff see it (§3), with the version to send back when changing it. Money in pesos. */
export const projectAnswerSchema = z.object({
  id: z.int(),
  slug: z.string(),
  version: z.int(),
  name: z.string(),
  developer: z.object({ id: z.int(), name: z.string() }),
  dhsud_lts: z.string(),
  property_type: z.int(),
  property_type_name: z.enum(PROPERTY_TYPES),
  property_subtype: z.int(),
  /** Spelt as the specification spells it (decision 31). */
  property_unity_type: z.array(z.object({ id: z.int(), name: z.string() })),
  amenities: z.array(z.int()),
  location: z.string(),
  ...placeAnswerShape,
  details: z.string(),
  financing_option: z.array(z.int()),
  reservation_fee: z.number().nullable(),
  ad_approval_no: z.string().nullable(),
  completion_date: z.string().nullable(),
  pictures: z.array(pictureAnswerSchema),
  /** What staff should look at again, by field. Nothing was refused for it. */
  warnings: z.record(z.string(), z.array(z.string())),
})

export type ProjectAnswer = z.infer<typeof projectAnswerSchema>

/** What staff set on a project, in our own words: money in centavos, codes of §3. */
export type ProjectFields = Omit<ProjectState, 'id' | 'slug' | 'oldSlugs' | 'createdAt' | 'updatedAt'>

/** What is left out takes its default in a new project. */
export type ProjectChanges = Changes<ProjectFields>

/** Changes of a new project, which cannot do without these (§5). */
export type NewProject = ProjectChanges & Pick<ProjectFields, 'name' | 'developerId' | 'dhsudLts' | 'location'>

const id = z.int().positive()

/** `data` of `project.changed`: the whole public-safe state, money in centavos. */
export const projectStateSchema = z.object({
  id,
  slug: z.string(),
  oldSlugs: z.array(z.string()),
  name: z.string(),
  developerId: id,
  dhsudLts: z.string(),
  propertyType: z.int().min(0).max(5),
  propertySubtype: z.int().min(0).max(5),
  /** Codes of the unit types offered; empty where none apply. */
  unitTypes: z.array(z.int().min(0).max(11)),
  amenityIds: z.array(id),
  location: z.string(),
  ...placeShape,
  details: z.string(),
  financingOption: z.array(z.int().min(0).max(3)),
  reservationFeeCentavos: z.int().nonnegative().nullable(),
  adApprovalNo: z.string().nullable(),
  completionDate: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type ProjectState = z.infer<typeof projectStateSchema>

/** What staff should look at again before the project is advertised (decisions §10): warned, not stopped. */
export function projectWarnings(project: Pick<ProjectFields, 'dhsudLts'>): Record<string, string[]> {
  if (!isPlaceholderLts(project.dhsudLts)) return {}
  return { dhsud_lts: ['This looks like a placeholder. Selling and advertising a project take its licence to sell.'] }
}
