/** Choices of the Type select, in its order (§2, §9). */
export const SEARCH_TYPES = ['Any', 'House', 'Land', 'Condominium', 'Commercial'] as const

export type SearchType = (typeof SEARCH_TYPES)[number]
