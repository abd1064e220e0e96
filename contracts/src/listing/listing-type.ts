/** §3: 0 Project, 1 Brokerage. Nothing else is accepted (decision 61). */
export const LISTING_TYPES = ['Project', 'Brokerage'] as const
export const PROJECT_LISTING = 0
export const BROKERAGE_LISTING = 1

export type ListingType = typeof PROJECT_LISTING | typeof BROKERAGE_LISTING
