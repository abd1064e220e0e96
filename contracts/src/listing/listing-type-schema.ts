import { z } from 'zod'
import { BROKERAGE_LISTING, PROJECT_LISTING } from './listing-type.ts'

/** `type` and `listing_type` of answers: 0 Project, 1 Brokerage. */
export const listingTypeSchema = z.union([z.literal(PROJECT_LISTING), z.literal(BROKERAGE_LISTING)])
