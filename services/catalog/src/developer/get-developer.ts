import type { DeveloperDetailAnswer } from '@tahanan/contracts/developer/developer-detail-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers-by-owner.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { listProjectsOfDeveloper } from '../project/project-list.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { findStoredDeveloper } from './developer.store.ts'

/** A developer with its projects, newest first, each with its cover. @throws NotFound */
export async function getDeveloper({ pool }: Catalog, id: number): Promise<DeveloperDetailAnswer> {
  const developer = await findStoredDeveloper(pool, id)
  if (developer === undefined) throw new NotFound('developer', id)
  const projects = await listProjectsOfDeveloper(pool, id)
  const ids = projects.map((project) => project.id)
  const [logo, pictures] = await Promise.all([
    pictureAnswersOf(pool, { ownerNoun: 'developer', ownerId: id }),
    pictureAnswersByOwner(pool, 'project', ids),
  ])
  return {
    ...developerAnswerOf(developer, logo),
    projects: projects.map((project) => ({ ...project, pictures: pictures.get(project.id)?.slice(0, 1) ?? [] })),
  }
}
