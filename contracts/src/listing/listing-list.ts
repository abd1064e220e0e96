import { z } from 'zod'
import { BROKERAGE_STATUSES } from '../property/property-status.ts'
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

/** What a part of a search text may mean (decisions §11). */
const UNDERSTOOD_KINDS = [
  'place',
  'kind',
  'offer',
  'bedrooms',
  'baths',
  'parking',
  'price',
  'size',
  'stage',
  'financing',
] as const

const understoodSchema = z.object({
  kind: z.enum(UNDERSTOOD_KINDS),
  /** The part of `q`, as it was typed. */
  text: z.string(),
  /** What to send for it by its parameter: an area's code, a kind, `2`, `3+`, `-3000000`; nothing for either offer. */
  value: z.string(),
  /** What a size is of; of either where it does not say. */
  of: z.enum(['lot', 'floor']).optional(),
  /** As a chip shows it: `Makati City`, `2 bedrooms`, `Under ₱3M`. */
  label: z.string(),
})

export type Understood = z.infer<typeof understoodSchema>

const namedArea = z.object({ code: z.string(), label: z.string() })

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
  /** What `q` was understood to mean (decisions §11): taking `text` out of it takes the meaning off. */
  understood: z.array(understoodSchema).optional(),
  /** Place and kind that `q` says, where the parameters say another: theirs holds. */
  overruled: z.array(understoodSchema.pick({ kind: true, text: true })).optional(),
  /** The offer that the price was taken to mean, where `q` says none. */
  likely_status: z.enum(BROKERAGE_STATUSES).optional(),
  /** What was left of `q` and searched as words. */
  words: z.array(z.string()).optional(),
  /** Words beyond the ten that are searched at most. */
  unsearched: z.array(z.string()).optional(),
  /** Words of `q` that say nothing of what is looked for, such as "in" and "malapit": neither understood nor searched. */
  ignored: z.array(z.string()).optional(),
  /** What had to be left out, or widened, to find anything: kind and text as in `understood`, or `words`. */
  relaxed: z
    .array(
      z.object({
        kind: z.enum([...UNDERSTOOD_KINDS, 'words']),
        text: z.string(),
        /** Of a place: where was looked instead; none for the whole country. */
        area: namedArea.optional(),
        /** Of a price: what was looked for instead, as the parameter `price` takes it; none for any. */
        price: z.string().optional(),
      }),
    )
    .optional(),
  /** The area of the parameter `area`, by its name. */
  area: namedArea.optional(),
  /** Other areas of the name that was taken for one. */
  did_you_mean: z.array(namedArea).optional(),
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
