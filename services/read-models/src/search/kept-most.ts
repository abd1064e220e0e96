/** How many listings of one source are kept. */
export const KEPT_MOST = {
  /** All there are, or the newest ones: five hundred pages, and some to spare. */
  listings: 6_600,
  /** To count choices by, until all or the newest ones are worth reading. */
  sample: 1_000,
  /** Of longer shelves that say all that is asked for, in each order: most visitors see no more than a page or two. */
  first: 1_000,
  /** The cheapest or dearest ones of a source that has more: for first pages, and for ones further in. */
  byPrice: [1_000, 8_000],
} as const
