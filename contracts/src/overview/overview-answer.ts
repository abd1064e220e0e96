import { z } from 'zod'
import { leadSourceSchema } from '../lead/lead-fields.ts'
import { leadCountsSchema } from '../lead/lead-status.ts'
import { listingLabels } from '../listing/listing-answers.ts'
import { AREA_KINDS } from '../place/area-offer.ts'
import { namedSchema } from '../property/property-fields.ts'

const count = z.int().nonnegative()
const minutes = z.number().nonnegative().nullable()

/** Something that wants attention, and how many times it does. */
const attentionSchema = z.object({ reason: z.string(), count })

/** The last twelve weeks, the one under way included; each is named by its Monday in Manila. Spam does not count. */
const weekSchema = z.object({
  week: z.iso.date(),
  leads: z.record(leadSourceSchema, count),
  /** Of the week's leads that were answered, in minutes: half were quicker. Null for none. */
  first_response_median: minutes,
})

/**
 * A published listing that is still to be had, for 30 days and longer, and that nobody has asked about for 30 days:
 * enquiries, viewings and leads that staff added count; spam, reports and deleted leads do not. `since`: its last enquiry,
 * or when it was created.
 */
const quietSchema = z.object({ id: count, name: z.string(), since: z.iso.datetime() })

/**
 * A published listing whose price per sqm is a quarter above, or a fifth below, the median of its kind in its barangay, or
 * in its city where the barangay has fewer than five of the kind that say price and size. The medians are those of the
 * area's public page, from 20 pesos on. Pesos.
 */
const outlierSchema = z.object({
  id: count,
  name: z.string(),
  kind: z.enum(AREA_KINDS),
  for_rent: z.boolean(),
  price_sqm: z.number().nonnegative(),
  median_sqm: z.number().nonnegative(),
  area: z.string(),
})

export type PriceOutlier = z.infer<typeof outlierSchema>

/** Answer of GET /admin/overview/ (the dashboard's first glance). */
export const overviewAnswerSchema = z.object({
  leads: z.object({
    weeks: z.array(weekSchema),
    counts: leadCountsSchema,
    first_response: z.object({
      /** Of all twelve weeks, in minutes: half, and nine of ten, were quicker. */
      median: minutes,
      p90: minutes,
      answered: count,
      /** Still `new`. */
      waiting: count,
      waiting_since: z.iso.datetime().nullable().describe('When the one that waits longest came'),
    }),
    follow_ups: z.object({ overdue: count, today: count }),
  }),
  /** Confirmed ones of today in Manila, and those that wait for an answer. */
  viewings: z.object({ today: count, proposed: count }),
  listings: z.object({
    total: count,
    /** Not published. */
    drafts: count,
    /** `property_status` of projects is Pre-selling or Ready for occupancy, of the others For Sale or For Rent. */
    by_status: z.array(
      z.object({
        type: z.literal([0, 1]),
        property_status: listingLabels.property_status,
        availability: listingLabels.availability,
        count,
      }),
    ),
    by_type: z.array(z.object({ property_type: listingLabels.property_type, count })),
  }),
  /** Listings without an enquiry for 30 days, and the five that have waited longest. */
  quiet: z.object({ count, longest: z.array(quietSchema) }),
  /** The six furthest from their median, the furthest first; null while the read side is away. */
  prices: z.array(outlierSchema).nullable(),
  /** Whose pages were shown most in the last 30 days, with the enquiries of these days; the most seen first, five at most. */
  seen: z.array(z.object({ id: count, name: z.string(), views: count, enquiries: count })),
  care: z.object({ listings: z.array(attentionSchema), people: z.array(attentionSchema) }),
  /** Newest first; what was only read or signed in to is not among it. What was changed is in the audit trail. */
  activity: z.array(
    z.object({
      id: count,
      at: z.iso.datetime(),
      actor: namedSchema.nullable(),
      noun: z.string(),
      record_id: count,
      /** Of a developer, project, amenity, listing, broker …; null for leads and accounts, and where it is unknown. */
      record_name: z.string().nullable(),
      action: z.string(),
    }),
  ),
})

export type OverviewAnswer = z.infer<typeof overviewAnswerSchema>
