import { z } from 'zod'
import { documentSlotsShape } from '../document/document.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { placeAnswerShape } from '../place/place-answer.ts'
import { namedSchema } from '../property/property-fields.ts'
import { listingEquityShape, listingWarningSchema } from './listing-rules.ts'
import { listingTypeSchema } from './listing-form.ts'

const id = z.int().positive()
const code = z.int()
const pesos = z.number().nonnegative().nullable()

const ownPropertyShape = {
  /** The project's, where one is chosen. */
  property_type: code,
  property_subtype: code,
  /** -1 for none. */
  property_unit_type: code,
  unit_type: code,
} as const

const projectListingSchema = z.object({
  project: id,
  ...ownPropertyShape,
  property_status: code,
  minimum_price: pesos,
  maximum_price: pesos,
  equity_terms: z.int().nullable(),
  equity_percentage: z.number().nullable(),
  reservation_fee: pesos,
  /** 0: none. */
  equity_fixed: z.number().nonnegative(),
  dhsud_lts: z.string().nullable(),
  ...listingEquityShape,
})

const brokerageListingSchema = z.object({
  project: id.nullable(),
  ...ownPropertyShape,
  brokerage_type: code,
  listing_status: code,
  price: pesos,
  financing_option: z.array(code),
  title_number: z.string().nullable(),
  tax_declaration_number: z.string().nullable(),
  terms_of_payment: z.string().nullable(),
  listing_owner: z.string().nullable(),
  owner_of_the_property: z.string().nullable(),
  ...documentSlotsShape,
})

/** Listing edit response (§3): what the form starts from, so codes instead of labels (decisions §0). */
export const listingEditSchema = z.object({
  id,
  slug: z.string(),
  version: id,
  name: z.string(),
  type: listingTypeSchema,
  is_published: z.boolean(),
  featured: z.boolean(),
  location: z.string(),
  ...placeAnswerShape,
  show_exact_place: z.boolean(),
  lot_area: z.number().nullable(),
  floor_area: z.number().nullable(),
  bedroom: z.int().nullable(),
  bathroom: z.int().nullable(),
  carpark: z.int().nullable(),
  parking: z.boolean(),
  project: id.nullable(),
  details: z.string(),
  amenities: z.array(namedSchema),
  availability: code,
  reservation_fee: pesos,
  broker_id: id.nullable(),
  pictures: z.array(pictureAnswerSchema),
  /** The one that is not of the listing's kind is null. */
  project_listing: projectListingSchema.nullable(),
  brokerage_listing: brokerageListingSchema.nullable(),
  warnings: z.array(listingWarningSchema),
})

export type ListingEdit = z.infer<typeof listingEditSchema>
