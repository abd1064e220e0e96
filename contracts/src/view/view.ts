import { z } from 'zod'
import { queryText } from '../endpoint/endpoint-address.ts'
import { updateForm } from '../endpoint/id-fields.ts'
import { listingFilterWords, type ListingListQuery, listingListQuerySchema } from '../listing/listing-list-query.ts'
import { lineField } from '../text/line-field.ts'
import { requiredLine } from '../text/text-fields.ts'

/** Own views of one account, and shared ones in all. */
export const VIEWS_MAX = 30

/** What a view asks of the list of listings: its search, filters and order, without a page. */
const viewQuerySchema = listingListQuerySchema.omit({ page: true, page_size: true }).strict()

/** A view's query as the list takes it; undefined where a filter has gone since it was saved. */
export function listingQueryOfView(query: string): ListingListQuery | undefined {
  return listingListQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query))).data
}

/** The address's search: `offer=rent&sort=-price`, in one order, without what need not be said. */
const queryField = lineField(2_000).transform((text, context) => {
  const read = viewQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(text)))
  if (read.success) {
    const words = listingFilterWords({ ...read.data, page: 1, page_size: 1 })
    return queryText({ q: read.data.q, ...words })
  }
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: 'custom', message: `${path.join('.') || 'It'}: ${message}` })
  return z.NEVER
})

const viewShape = {
  name: requiredLine(60),
  is_shared: z.boolean(),
  query: queryField,
  /** Headings of the columns to show besides the name; null for those of the browser. */
  columns: z.array(lineField(40)).max(30).nullable(),
} as const

export const createViewBody = z.strictObject({
  ...viewShape,
  is_shared: viewShape.is_shared.default(false),
  columns: viewShape.columns.default(null),
})

/** What is left out stays. */
export const updateViewBody = updateForm(viewShape)

export const viewAnswerSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  name: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  owner: z.string(),
  query: z.string(),
  columns: z.array(z.string()).nullable(),
})

export type ViewAnswer = z.infer<typeof viewAnswerSchema>

/** How many listings a view shows: exact up to 1,000; null where its filters are none any more. */
export const viewCountSchema = z.object({
  id: z.int().positive(),
  count: z.int().min(0).max(1_000).nullable(),
  count_exact: z.boolean(),
})

export type ViewCount = z.infer<typeof viewCountSchema>
