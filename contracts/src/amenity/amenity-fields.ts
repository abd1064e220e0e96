import type { AmenityState } from './amenity-state.ts'

/** What staff set on an amenity. */
export type AmenityFields = Omit<AmenityState, 'id'>
