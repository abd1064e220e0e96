import { z } from 'zod'

/** A public list that is short enough to be one page, in the envelope of every list. */
export function publicListAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().nonnegative(),
    next: z.null(),
    previous: z.null(),
    results: z.array(item),
  })
}
