/**
 * The aggregates that the read side projects, in the order in which they are refreshed: refreshing one may queue those behind
 * it, never one before it.
 */
export const ENTITY_TYPES = ['picture', 'broker', 'amenity', 'developer', 'project', 'listing', 'site'] as const

export type EntityType = (typeof ENTITY_TYPES)[number]
