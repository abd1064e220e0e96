import { z } from 'zod'
import { publicAmenitySchema } from '../amenity/amenity.ts'
import { publicBrokerSchema } from '../broker/public-broker.ts'
import { publicPictureSchema } from '../picture/public-picture.ts'
import { areaTrailSchema } from '../place/area-trail.ts'
import { publicPlaceSchema } from '../place/public-place.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { listingCardSchema } from './listing-card.ts'

const pesos = z.number().nonnegative().nullable()

/**
 * Payment terms of the public detail (decisions §0), in pesos. Equity is for Project listings, null for Brokerage
 * ones; financing is for both.
 */
const listingPaymentSchema = z.object({
  reservation_fee: pesos,
  /** 0 to 100. */
  equity_percentage: z.number().nullable(),
  /** Months. */
  equity_terms: z.int().nullable(),
  /** Gross, before the reservation fee (decision 36). */
  total_equity: pesos,
  net_equity: pesos,
  monthly_equity: pesos,
  loanable_amount: pesos,
  financing_option: z.array(z.enum(FINANCING_OPTIONS)),
})

/** What is paid on moving in: months of rent, 0 where it is not said, and what they come to in pesos. */
const moveInSchema = z.object({
  deposit_months: z.int().nonnegative(),
  advance_months: z.int().nonnegative(),
  total: pesos,
})

export type MoveIn = z.infer<typeof moveInSchema>

export type ListingPayment = z.infer<typeof listingPaymentSchema>

/** "Listing, public read shape" of §3 with the extras of decisions §0: the answer of `GET /listing/{slug}`. */
export const listingDetailSchema = listingCardSchema.extend({
  /** Full text, `₱1,500,000 – ₱2,000,000`. */
  price_full: z.string(),
  /** Number of places; `parking` says whether there are any (decision 60). */
  carpark: z.int().nonnegative().nullable(),
  /** Of the lowest price, in pesos, newest first (decision 133); missing in pages from before they were kept. */
  price_changes: z.array(z.object({ changed_at: z.iso.datetime(), before: z.number(), after: z.number() })).optional(),
  /** Missing in pages from before it was asked for. */
  year_built: z.int().nullish(),
  /** The areas that it lies in; missing in pages from before they were shown. */
  areas: areaTrailSchema.optional(),
  /** Where it is; null where no area is known, missing in pages from before it was shown. */
  place: publicPlaceSchema.nullish(),
  /** Rich text of the allow-list of decision 128. */
  details: z.string(),
  pictures: z.array(publicPictureSchema),
  amenities: z.array(publicAmenitySchema),
  project_amenities: z.array(publicAmenitySchema),
  payment: listingPaymentSchema,
  /** Of a rental whose deposit or advance is known; missing in pages from before they were asked for. */
  move_in: moveInSchema.nullish(),
  /** Project listings: their own, or their project's (decision 47). */
  dhsud_lts: z.string().nullable(),
  ad_approval_no: z.string().nullable(),
  /** `YYYY-MM-DD`. */
  completion_date: z.string().nullable(),
  /** Null unless the broker has a licence in force. */
  broker: publicBrokerSchema.nullable(),
  updated_at: z.string(),
})

export type ListingDetail = z.infer<typeof listingDetailSchema>
