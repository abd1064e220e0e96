import { z } from 'zod'
import { textField } from '../text/line-field.ts'
import { PAGE_LIMITS } from './page-limits.ts'

/** The envelope of every staff list (decision 85). `count` is exact; `next` and `previous` are addresses on this host. */
export function staffListAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
}

const MAX_PAGE = 1_000_000

/** Whole numbers as a query writes them: no sign but the minus, no decimals, no exponent. */
function wholeNumber(described: { readonly minimum: number; readonly maximum: number; readonly not?: object }) {
  return z
    .string()
    .regex(/^-?\d{1,10}$/, 'Give a whole number.')
    .meta({ type: 'integer', ...described })
    .transform(Number)
}

/**
 * The query of every staff list: `q, page, page_size` (§7, decision 85). Each word of `q` must be part of what the list
 * searches. A `page_size` of -1, All in common table widgets, is read as 100 (67a). A page after the last is empty.
 */
export const staffListQuerySchema = z.strictObject({
  q: textField(PAGE_LIMITS.staffSearch).default(''),
  page: wholeNumber({ minimum: 1, maximum: MAX_PAGE }).pipe(z.int().min(1).max(MAX_PAGE)).default(1),
  page_size: wholeNumber({ minimum: -1, maximum: PAGE_LIMITS.max, not: { const: 0 } })
    .refine((size) => size === -1 || (size >= 1 && size <= PAGE_LIMITS.max), {
      error: `Use ${PAGE_LIMITS.staffSizes.join(', ')}, any other whole number from 1 to ${PAGE_LIMITS.max}, or -1 for ${PAGE_LIMITS.max}.`,
    })
    .transform((size) => (size === -1 ? PAGE_LIMITS.max : size))
    .default(PAGE_LIMITS.staffDefault),
})

export type StaffListQuery = z.output<typeof staffListQuerySchema>
