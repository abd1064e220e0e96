import type { Changes } from '../endpoint/changes.ts'
import type { DeveloperState } from './developer-state.ts'

/** What staff set on a developer. */
export type DeveloperFields = Omit<DeveloperState, 'id' | 'slug' | 'oldSlugs' | 'createdAt' | 'updatedAt'>

export type DeveloperChanges = Changes<DeveloperFields>
