import { z } from 'zod'

/** The envelope of every staff list (decision 85). `count` is exact; `next` and `previous` are addresses on this host. */
export function staffListAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
}
