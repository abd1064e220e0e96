import { z } from 'zod'
import { publicAmenitySchema } from '../amenity/public-amenity.ts'
import { publicBrokerSchema } from '../broker/public-broker.ts'
import { publicPictureSchema } from '../picture/public-picture.ts'
import { listingCardSchema } from './listing-card.ts'
import { listingPaymentSchema } from './listing-payment.ts'

/** "Listing, public read shape" of §3 with the extras of decisions §0: the answer of `GET /listing/{slug}`. */
export const listingDetailSchema = listingCardSchema.extend({
  /** Full text, `₱1,500,000 – ₱2,000,000`. */
  price_full: z.string(),
  /** Number of places; `parking` says whether there are any (decision 60). */
  carpark: z.int().nonnegative().nullable(),
  /** Missing in pages from before it was asked for. */
  year_built: z.int().nullish(),
  /** Rich text of the allow-list of decision 128. */
  details: z.string(),
  pictures: z.array(publicPictureSchema),
  amenities: z.array(publicAmenitySchema),
  project_amenities: z.array(publicAmenitySchema),
  payment: listingPaymentSchema,
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
