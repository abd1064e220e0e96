/** Page sizes of every list (§9, decisions 16, 17, 67a). */
export const PAGE_LIMITS = {
  /** "Home carousels: 4 items each." */
  carousel: 4,
  staffDefault: 10,
  /** Items-per-page choices of staff tables; All (-1) is read as the largest. */
  staffSizes: [10, 25, 50, 100],
  /** Characters of what staff search by. */
  staffSearch: 200,
  publicDefault: 12,
  max: 100,
  /** Listings asked for by id in one call. */
  maxIds: 50,
  /** Last page number that crawlers can ask for; readers follow the cursor instead. */
  maxCrawlerPage: 40,
  /** Numbered pages go no further than to this listing, however large they are: what lies before it is passed by each time. */
  maxNumbered: 1_000,
} as const
