/**
 * The aggregates that the read side projects, in the order in which dirt flows: refreshing one may dirty those behind
 * it, never one before it.
 */
export const NOUNS = ['picture', 'broker', 'amenity', 'developer', 'project', 'listing'] as const

export type Noun = (typeof NOUNS)[number]
