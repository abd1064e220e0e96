import { z } from 'zod'
import { listingCardSchema } from '../listing/listing-card.ts'
import { projectCardSchema } from '../project/project-page.ts'
import { AREA_KINDS } from './area-offer.ts'
import { areaTrailSchema } from './area-trail.ts'

const pesos = z.number().nonnegative().nullable()
const count = z.int().nonnegative()

/** What one kind is offered for in an area, to buy or by the month. */
const areaNumbersSchema = z.object({
  kind: z.enum(AREA_KINDS),
  for_rent: z.boolean(),
  count,
  /** Of the lowest prices, in pesos, and how many offers say one; null for fewer than five. */
  median: pesos,
  priced: count,
  /** The same of the price per sqm, of offers that say their size as well. */
  median_sqm: pesos,
  sized: count,
  /**
   * By how many percent the price of the offers that were there a year ago has changed since, in the middle; null for
   * fewer than five.
   */
  change: z.number().nullable(),
  compared: count,
})

export type AreaNumbers = z.infer<typeof areaNumbersSchema>

/** Another area beside this one, or in it. */
const areaPartSchema = z.object({
  name: z.string(),
  /** Of its page. */
  path: z.string(),
  offers: count,
  /** Its `median_sqm`, by `areaOffer`; what is not told is missing. */
  median_sqm: z.record(z.string(), z.number()),
  /** The path of its shape in the map; missing where its boundary is not known. */
  shape: z.string().optional(),
})

export type AreaPart = z.infer<typeof areaPartSchema>

/** What is offered in an area and for how much: the answer of `GET /places/…`. */
export const areaPageSchema = z.object({
  /** Of the gazetteer; null for the whole country. */
  code: z.string().nullable(),
  level: z.enum(['country', 'region', 'province', 'city', 'barangay']),
  /** Empty for the whole country. */
  name: z.string(),
  /** Of its page. */
  path: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Without the area itself. */
  trail: areaTrailSchema,
  offers: count,
  numbers: z.array(areaNumbersSchema),
  /** Those that have offers, most offers first; of the country its provinces and Metro Manila. */
  parts: z.array(areaPartSchema),
  /** Those of its level around it that have offers, the nearest first. */
  neighbours: z.array(areaPartSchema),
  /**
   * What the `shape`s of the parts stand in: its height, `AREA_MAP_WIDTH` being the width, and the path of all parts that
   * have no offers; null where no boundary is known.
   */
  map: z.object({ height: count, rest: z.string() }).nullable(),
  /** The newest; none of the whole country, where they say nothing. */
  listings: z.array(listingCardSchema),
  /** Those with most offers there; none of the whole country. */
  projects: z.array(projectCardSchema),
})

export type AreaPage = z.infer<typeof areaPageSchema>
