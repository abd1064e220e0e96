import type { Changes } from '../endpoint/changes.ts'
import type { ProjectState } from './project-state.ts'

/** What staff set on a project, in our own words: money in centavos, codes of §3. */
export type ProjectFields = Omit<ProjectState, 'id' | 'slug' | 'oldSlugs' | 'createdAt' | 'updatedAt'>

/** What is left out takes its default in a new project. */
export type ProjectChanges = Changes<ProjectFields>

/** Changes of a new project, which cannot do without these (§5). */
export type NewProject = ProjectChanges & Pick<ProjectFields, 'name' | 'developerId' | 'dhsudLts' | 'location'>
