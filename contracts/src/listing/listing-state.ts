import { z } from 'zod'
import type { Price } from '../money/price-text.ts'
import { placeShape } from '../place/place.ts'
import { isRental } from '../property/property-status.ts'
import { PROJECT_LISTING } from './listing-type.ts'

const id = z.int().positive()
const centavos = z.int().nonnegative()

export const PRICE_CHANGES_MAX = 24

const priceChangeSchema = z.object({ at: z.iso.datetime(), beforeCentavos: centavos, afterCentavos: centavos })

/** The lowest price of an offer was another from then on. */
export type PriceChange = Readonly<z.infer<typeof priceChangeSchema>>

/** What both kinds of listing publish. Never owners, title or tax numbers, terms of payment or documents. */
const common = {
  id,
  slug: z.string(),
  /** Slugs it had before, newest first: each answers 301 to `slug` (decision 63). */
  oldSlugs: z.array(z.string()),
  name: z.string(),
  isPublished: z.boolean(),
  featured: z.boolean(),
  location: z.string(),
  ...placeShape,
  /** False: a pin is shown rounded to about 100 m (decision 132). */
  showExactPlace: z.boolean().default(false),
  lotAreaSqm: z.number().nonnegative().nullable(),
  floorAreaSqm: z.number().nonnegative().nullable(),
  bedroom: z.int().nonnegative().nullable(),
  bathroom: z.int().nonnegative().nullable(),
  carpark: z.int().nonnegative().nullable(),
  /** Missing in events from before it was asked for. */
  yearBuilt: z.int().nullish(),
  parking: z.boolean(),
  details: z.string(),
  amenityIds: z.array(id),
  /** 0 Available; 1 Sold-out (Project) or Sold (Brokerage). */
  availability: z.union([z.literal(0), z.literal(1)]),
  /** When it was last marked sold; its page lives 90 days longer (decision 26). */
  soldAt: z.iso.datetime().nullable(),
  brokerId: id.nullable(),
  /** Code of §3, null for none. */
  unitType: z.int().min(0).max(11).nullable(),
  reservationFeeCentavos: centavos.nullable(),
  /** The latest, newest first (decision 133); missing in events from before they were kept. */
  priceChanges: z.array(priceChangeSchema).max(PRICE_CHANGES_MAX).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

const projectListingStateSchema = z.object({
  ...common,
  listingType: z.literal(0),
  projectId: id,
  /** 0 Pre-selling, 1 Ready for occupancy. Type and subtype are read through the project (decision 58). */
  status: z.union([z.literal(0), z.literal(1)]),
  minPriceCentavos: centavos.nullable(),
  maxPriceCentavos: centavos.nullable(),
  equityTermsMonths: z.int().positive().nullable(),
  equityPercentage: z.number().min(0).max(100).nullable(),
  /** Replaces the computed monthly equity where above 0 (decision 39). */
  equityFixedCentavos: centavos.nullable(),
  dhsudLts: z.string().nullable(),
})

const brokerageListingStateSchema = z.object({
  ...common,
  listingType: z.literal(1),
  projectId: id.nullable(),
  /** 0 For Sale, 1 For Rent. */
  status: z.union([z.literal(0), z.literal(1)]),
  /** Own codes; a listing with a project reads the project's instead (decision 58). */
  propertyType: z.int().min(0).max(5),
  propertySubtype: z.int().min(0).max(5),
  priceCentavos: centavos.nullable(),
  financingOption: z.array(z.int().min(0).max(3)),
  /** Missing in events from before they were asked for. */
  depositMonths: z.int().nonnegative().nullish(),
  advanceMonths: z.int().nonnegative().nullish(),
})

/** `data` of `listing.changed`: the whole public-safe state, money in centavos, areas in sqm. */
export const listingStateSchema = z.discriminatedUnion('listingType', [
  projectListingStateSchema,
  brokerageListingStateSchema,
])

export type ListingState = z.infer<typeof listingStateSchema>

/** What the price of a listing is told by, of whichever kind it is. */
type PricedListing =
  | Pick<z.infer<typeof projectListingStateSchema>, 'listingType' | 'minPriceCentavos' | 'maxPriceCentavos'>
  | Pick<z.infer<typeof brokerageListingStateSchema>, 'listingType' | 'status' | 'priceCentavos'>

/** A project listing's range, a brokerage listing's one price twice. */
export function priceOf(listing: PricedListing): Price {
  if (listing.listingType === PROJECT_LISTING) {
    return {
      minPriceCentavos: listing.minPriceCentavos,
      maxPriceCentavos: listing.maxPriceCentavos,
      perMonth: false,
    }
  }
  return {
    minPriceCentavos: listing.priceCentavos,
    maxPriceCentavos: listing.priceCentavos,
    perMonth: isRental(listing),
  }
}
