import type { DeveloperDetailAnswer } from '@tahanan/contracts/developer/developer-detail-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { listProjectsOfDeveloper } from '../project/project-list.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { findStoredDeveloper } from './developer.store.ts'

/** A developer with its projects, newest first. @throws NotFound */
export async function getDeveloper({ pool }: Catalog, id: number): Promise<DeveloperDetailAnswer> {
  const developer = await findStoredDeveloper(pool, id)
  if (developer === undefined) throw new NotFound('developer', id)
  const projects = await listProjectsOfDeveloper(pool, id)
  return { ...developerAnswerOf(developer), projects: projects.map((project) => ({ ...project, pictures: [] })) }
}
