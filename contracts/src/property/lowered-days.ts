/** How long a lower price is news. */
export const LOWERED_DAYS = 60
