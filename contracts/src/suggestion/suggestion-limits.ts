/** How many suggestions of each kind there are at most. */
export const SUGGESTION_LIMITS = { areas: 5, projects: 3, developers: 3, listings: 4 } as const
