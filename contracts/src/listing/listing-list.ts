import { z } from 'zod'
import { listingCardSchema } from './listing-card.ts'

const facet = z.array(
  z.object({
    /** What to send for it by the parameter of the facet's name: `For Rent`, `House`, `-2000000`, `3`. */
    value: z.string(),
    label: z.string(),
    count: z.int().nonnegative(),
    /** False: at least so many, 1,000 of them or what was seen among the newest. */
    count_exact: z.boolean(),
  }),
)

/** The answer of `GET /listing`: one page (§7, decisions §0, 16, 17). */
export const listingListSchema = z.object({
  /** On the first page only: exact up to 1,000, then 1000 with `count_exact: false`. */
  count: z.int().min(0).max(1_000).nullable(),
  count_exact: z.boolean().nullable(),
  /** Addresses on this host; null where there is no such page. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(listingCardSchema),
  /** The words searched for instead, where one that was typed occurs nowhere: "Showing results for Parañaque". */
  corrected: z.string().optional(),
  /** True where the search engine is away and Postgres answered in its place (decision 35). */
  degraded: z.literal(true).optional(),
  /** With `facets`: how many there would be with each choice instead of the one made, everything else unchanged. */
  facets: z
    .object({
      status: facet,
      type: facet,
      price: facet,
      bedrooms: facet,
      unit_type: facet,
      stage: facet,
      financing: facet,
    })
    .optional(),
})

export type ListingList = z.infer<typeof listingListSchema>
