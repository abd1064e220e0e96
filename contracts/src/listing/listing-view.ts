import { z } from 'zod'
import { documentSlotsShape } from '../document/document.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { placeAnswerShape } from '../place/place-answer.ts'
import { namedSchema } from '../property/property-fields.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { listingEquityShape, listingWarningSchema } from './listing-rules.ts'
import { listingLabels, listingTypeSchema } from './listing-form.ts'

/** The unit type as staff reads carry it: under both of its names, as a label (decisions §0). */
const unitTypeLabels = {
  property_unit_type: z.enum(UNIT_TYPES).nullable(),
  unit_type: z.enum(UNIT_TYPES).nullable(),
} as const

const pesos = z.number().nonnegative().nullable()
const codes = z.array(z.int())

const projectListingSchema = z.object({
  equity_percentage: z.number().nullable(),
  equity_terms: z.int().nullable(),
  /** The listing's own, or else the project's (decision 47). */
  reservation_fee: pesos,
  dhsud_lts: z.string().nullable(),
  minimum_price: pesos,
  maximum_price: pesos,
  financing_option: codes,
  ...listingEquityShape,
})

const brokerageListingSchema = z.object({
  price: pesos,
  tax_declaration_number: z.string().nullable(),
  title_number: z.string().nullable(),
  terms_of_payment: z.string().nullable(),
  /** One owner a line (decision 66). */
  owner_of_the_property: z.string().nullable(),
  listing_owner: z.string().nullable(),
  financing_option: codes,
  ...documentSlotsShape,
})

/** Listing view response (§3) and what the read-only page shows besides (§2): labels, and money in pesos. */
export const listingViewSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  version: z.int().positive(),
  name: z.string(),
  type: listingTypeSchema,
  is_published: z.boolean(),
  featured: z.boolean(),
  developer_name: z.string().nullable(),
  developer_slug: z.string().nullable(),
  project_name: z.string().nullable(),
  project_slug: z.string().nullable(),
  /** Short and full text (decision 41), `/month` for rents. */
  price: z.string(),
  price_full: z.string(),
  ...listingLabels,
  ...unitTypeLabels,
  bedroom: z.int().nullable(),
  bathroom: z.int().nullable(),
  carpark: z.int().nullable(),
  parking: z.boolean(),
  lot_area: z.number().nullable(),
  floor_area: z.number().nullable(),
  monthly_equity: pesos,
  location: z.string(),
  ...placeAnswerShape,
  show_exact_place: z.boolean(),
  amenities: z.array(namedSchema),
  project_amenities: z.array(namedSchema),
  details: z.string(),
  pictures: z.array(pictureAnswerSchema),
  broker_id: z.int().positive().nullable(),
  project_listing: projectListingSchema.nullable(),
  brokerage_listing: brokerageListingSchema.nullable(),
  warnings: z.array(listingWarningSchema),
})

export type ListingView = z.infer<typeof listingViewSchema>
