import { z } from 'zod'
import { publicVariantSchema } from '../picture/public-picture.ts'
import { PROPERTY_STATUSES } from '../property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '../property/property-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'

const pesos = z.number().nonnegative().nullable()
const sqm = z.number().nonnegative().nullable()
const count = z.int().nonnegative().nullable()
const unitType = z.enum(UNIT_TYPES).nullable()

/**
 * "Public search result" of §3: an element of `GET /listing`, with everything that a listing card shows, so that no
 * card fetches its detail (decision 34a). Labels, pesos and sqm (decisions §0).
 */
export const listingCardSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  /** 0 Project, 1 Brokerage. */
  type: z.union([z.literal(0), z.literal(1)]),
  featured: z.boolean(),
  /** Short text, `/month` included where it is a rent (decisions 41, 43). */
  price: z.string(),
  /** The lowest price in pesos (decision 23); null on request. */
  price_sort: pesos,
  /** What its price is spread over: the lot of land, the floor of what is built; null where it is not known. */
  size: sqm.optional(),
  /** The lowest price for each sqm of that, in pesos; null where one of them is not known. */
  price_sqm: pesos.optional(),
  monthly_equity: pesos,
  /** Where its last change lowered the price: by how many pesos, since when (decision 133). */
  price_lowered: z.object({ by: z.number().positive(), since: z.iso.datetime() }).nullish(),
  property_type: z.enum(PROPERTY_TYPES),
  property_subtype: z.enum(PROPERTY_SUBTYPES),
  property_unit_type: unitType,
  unit_type: unitType,
  property_status: z.enum(PROPERTY_STATUSES),
  availability: z.enum(['Available', 'Sold-out', 'Sold', 'Leased']),
  bedroom: count,
  bathroom: count,
  parking: z.boolean(),
  floor_area: sqm,
  lot_area: sqm,
  location: z.string(),
  /** When it was added, ISO 8601; missing in lists from before it was shown. */
  posted_at: z.string().optional(),
  /** Address of the cover picture, wide enough for a card; null without one. */
  image: z.string().nullable(),
  /** A tiny picture as a `data:` address, to be shown blown up until the real one is there. */
  image_blur: z.string().nullable(),
  /** The cover for `srcset`, as wide as a card needs; empty without one. */
  image_variants: z.array(publicVariantSchema),
  /** How many pictures its page has; missing in lists from before it was shown. */
  picture_count: z.int().nonnegative().optional(),
  developer_name: z.string().nullable(),
  developer_slug: z.string().nullable(),
  project_name: z.string().nullable(),
  project_slug: z.string().nullable(),
})

export type ListingCard = z.infer<typeof listingCardSchema>
