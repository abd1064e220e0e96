import type { DeveloperState } from './developer-state.ts'

/** What staff set on a developer. */
export type DeveloperFields = Omit<DeveloperState, 'id' | 'slug' | 'oldSlugs' | 'createdAt' | 'updatedAt'>

/** Fields to set: one that is absent or undefined stays as it is. */
export type DeveloperChanges = { readonly [Field in keyof DeveloperFields]?: DeveloperFields[Field] | undefined }
