import { z } from 'zod'
import { documentSlotsShape } from '../document/document.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { placeAnswerShape } from '../place/place.ts'
import { namedSchema } from '../property/property-fields.ts'
import { PROPERTY_STATUSES } from '../property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '../property/property-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { BROKERAGE_FIELDS, COMMON_FIELDS, type PlainField, plainFields, PROJECT_FIELDS } from './listing-fields.ts'
import { listingEquityShape, listingWarningSchema } from './listing-rules.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from './listing-type.ts'

/** Enumerations as staff reads carry them: labels (decisions §0). */
export const listingLabels = {
  property_type: z.enum(PROPERTY_TYPES),
  property_subtype: z.enum(PROPERTY_SUBTYPES),
  property_status: z.enum(PROPERTY_STATUSES),
  availability: z.enum(['Available', 'Sold-out', 'Sold']),
} as const

/** `type` and `listing_type` of answers: 0 Project, 1 Brokerage. */
export const listingTypeSchema = z.union([z.literal(PROJECT_LISTING), z.literal(BROKERAGE_LISTING)])

/** The unit type as staff reads carry it: under both of its names, as a label (decisions §0). */
const unitTypeLabels = {
  property_unit_type: z.enum(UNIT_TYPES).nullable(),
  unit_type: z.enum(UNIT_TYPES).nullable(),
} as const

const pesos = z.number().nonnegative().nullable()
const codes = z.array(z.int())

type AnswerName<Row extends PlainField> = Row extends { readonly answer: infer Name extends string }
  ? Name
  : Row['wire']

/** What answers call a field. */
export function answerNameOf<Row extends PlainField>(field: Row): AnswerName<Row>
export function answerNameOf(field: PlainField): string {
  return 'answer' in field ? field.answer : field.wire
}

const PLAIN_ANSWERS = {
  amount: pesos,
  area: z.number().nullable(),
  count: z.int().nullable(),
  flag: z.boolean(),
  percentage: z.number().nullable(),
  text: z.string().nullable(),
} as const

/** What answers say of plain fields, under their names there. */
export type PlainAnswers<Row extends PlainField> = {
  readonly [Each in Row as AnswerName<Each>]: z.output<(typeof PLAIN_ANSWERS)[Each['type']]>
}

type PlainShape<Row extends PlainField> = {
  readonly [Each in Row as AnswerName<Each>]: (typeof PLAIN_ANSWERS)[Each['type']]
}

function plainShape<Row extends PlainField>(fields: readonly Row[]): PlainShape<Row>
function plainShape(fields: readonly PlainField[]): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(fields.map((field) => [answerNameOf(field), PLAIN_ANSWERS[field.type]]))
}

const commonShape = plainShape(plainFields(COMMON_FIELDS))

const projectTermsShape = {
  ...plainShape(plainFields(PROJECT_FIELDS)),
  reservation_fee: pesos,
  ...listingEquityShape,
} as const

const brokerageTermsShape = {
  ...plainShape(plainFields(BROKERAGE_FIELDS)),
  financing_option: codes,
  ...documentSlotsShape,
} as const

/** Fee and licence are the listing's own, or else the project's (decision 47). */
const projectViewSchema = z.object({ ...projectTermsShape, financing_option: codes })

/** Listing view response (§3) and what the read-only page shows besides (§2): labels, and money in pesos. */
export const listingViewSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  version: z.int().positive(),
  name: z.string(),
  type: listingTypeSchema,
  ...commonShape,
  developer_name: z.string().nullable(),
  developer_slug: z.string().nullable(),
  project_name: z.string().nullable(),
  project_slug: z.string().nullable(),
  /** Short and full text (decision 41), `/month` for rents. */
  price: z.string(),
  price_full: z.string(),
  ...listingLabels,
  ...unitTypeLabels,
  monthly_equity: pesos,
  location: z.string(),
  ...placeAnswerShape,
  amenities: z.array(namedSchema),
  project_amenities: z.array(namedSchema),
  details: z.string(),
  pictures: z.array(pictureAnswerSchema),
  broker_id: z.int().positive().nullable(),
  project_listing: projectViewSchema.nullable(),
  brokerage_listing: z.object(brokerageTermsShape).nullable(),
  warnings: z.array(listingWarningSchema),
})

export type ListingView = z.infer<typeof listingViewSchema>

const id = z.int().positive()
const code = z.int()

const ownPropertyShape = {
  /** The project's, where one is chosen. */
  property_type: code,
  property_subtype: code,
  /** -1 for none. */
  property_unit_type: code,
  unit_type: code,
} as const

const projectEditSchema = z.object({
  project: id,
  ...ownPropertyShape,
  property_status: code,
  /** 0: none. */
  equity_fixed: z.number().nonnegative(),
  ...projectTermsShape,
})

const brokerageEditSchema = z.object({
  project: id.nullable(),
  ...ownPropertyShape,
  brokerage_type: code,
  listing_status: code,
  ...brokerageTermsShape,
})

/** Listing edit response (§3): what the form starts from, so codes instead of labels (decisions §0). */
export const listingEditSchema = z.object({
  id,
  slug: z.string(),
  version: id,
  name: z.string(),
  type: listingTypeSchema,
  ...commonShape,
  location: z.string(),
  ...placeAnswerShape,
  project: id.nullable(),
  details: z.string(),
  amenities: z.array(namedSchema),
  availability: code,
  broker_id: id.nullable(),
  pictures: z.array(pictureAnswerSchema),
  /** The one that is not of the listing's kind is null. */
  project_listing: projectEditSchema.nullable(),
  brokerage_listing: brokerageEditSchema.nullable(),
  warnings: z.array(listingWarningSchema),
})

export type ListingEdit = z.infer<typeof listingEditSchema>

/**
 * Admin list item (§3), with the listing type that its Availability depends on (decision 51), and what the table needs
 * to link to the page, to mark drafts, and to tell what a listing is at a glance.
 */
export const listingListItemSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  version: z.int().positive(),
  name: z.string(),
  type: listingTypeSchema,
  ...listingLabels,
  /** Short (decision 41). */
  price: z.string(),
  location: z.string(),
  project_name: z.string().nullable(),
  developer_name: z.string().nullable(),
  broker_name: z.string().nullable(),
  featured: z.boolean(),
  is_published: z.boolean(),
  /** Address of a WebP about 360 pixels wide; null without a picture. */
  image: z.string().nullable(),
  /** The gravest first. */
  warnings: z.array(listingWarningSchema),
  updated_at: z.iso.datetime(),
})

export type ListingListItem = z.infer<typeof listingListItemSchema>

/** Answer of creating and of updating a listing; `version` is what the next update sends as `If-Match`. */
export const listingSavedSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  version: z.int().positive(),
  warnings: z.array(listingWarningSchema),
})

/**
 * What the listing form chooses from (§3): codes, for they go back as they are. `property_unity_type` is spelled as
 * specified; an empty list is a project without unit types. Licence and fee are what a listing starts with (47).
 */
export const fetchCreateDataSchema = z.object({
  projects: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      property_type: z.int(),
      property_subtype: z.int(),
      location: z.string(),
      property_unity_type: z.array(namedSchema),
      dhsud_lts: z.string(),
      reservation_fee: z.number().nonnegative().nullable(),
    }),
  ),
  amenities: z.array(namedSchema),
  /** The broker to preselect; null when there is none of that id (decision 68). */
  default_broker_id: z.int().positive().nullable(),
})

export type FetchCreateData = z.infer<typeof fetchCreateDataSchema>

/** What a partner's key is given of a listing in a list: no person's name, nothing of what staff have to mend. */
export const partnerListingItemSchema = listingListItemSchema.omit({ broker_name: true, warnings: true })

/** What a partner's key is given of a listing: what visitors could read, of drafts and sold ones as well. */
export const partnerListingSchema = listingViewSchema
  .pick({
    id: true,
    slug: true,
    version: true,
    name: true,
    type: true,
    bedroom: true,
    bathroom: true,
    carpark: true,
    parking: true,
    floor_area: true,
    lot_area: true,
    featured: true,
    is_published: true,
    developer_name: true,
    developer_slug: true,
    project_name: true,
    project_slug: true,
    price: true,
    price_full: true,
    property_type: true,
    property_subtype: true,
    property_status: true,
    property_unit_type: true,
    unit_type: true,
    availability: true,
    monthly_equity: true,
    location: true,
    area: true,
    amenities: true,
    project_amenities: true,
    details: true,
    pictures: true,
  })
  .extend({ project_listing: projectViewSchema.nullable() })
