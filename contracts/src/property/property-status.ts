/** Status of a brokerage listing, §3: the code is the place in the list. */
export const BROKERAGE_STATUSES = ['For Sale', 'For Rent'] as const
export const FOR_SALE = 0
export const FOR_RENT = 1

/** Status of a project listing, §3, as it stands on the wire (decisions §0): the code is the place in the list. */
export const PROJECT_STATUSES = ['Pre-selling', 'Ready for occupancy'] as const
export const PRE_SELLING = 0
export const READY_FOR_OCCUPANCY = 1

/** Every `property_status` of a public or admin read. */
export const PROPERTY_STATUSES = [...BROKERAGE_STATUSES, ...PROJECT_STATUSES] as const

export type PropertyStatus = (typeof PROPERTY_STATUSES)[number]
