import type { ProjectState } from './project-state.ts'

/** What staff set on a project, in our own words: money in centavos, codes of §3. */
export type ProjectFields = Omit<ProjectState, 'id' | 'slug' | 'oldSlugs' | 'createdAt' | 'updatedAt'>

/** Fields to set: one that is absent or undefined stays as it is, or takes its default in a new project. */
export type ProjectChanges = { readonly [Field in keyof ProjectFields]?: ProjectFields[Field] | undefined }

/** Changes of a new project, which cannot do without these (§5). */
export type NewProject = ProjectChanges & Pick<ProjectFields, 'name' | 'developerId' | 'dhsudLts' | 'location'>
