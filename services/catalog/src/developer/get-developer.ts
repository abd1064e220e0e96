import type { DeveloperDetailAnswer } from '@tahanan/contracts/developer/developer-detail-answer.ts'
import { getStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers-by-owner.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { listProjectsOfDeveloper } from '../project/project-surroundings.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { DEVELOPER_TABLE } from './developer-table.ts'

/** A developer with its projects, newest first, each with its cover. @throws NotFound */
export async function getDeveloper({ pool }: Catalog, id: number): Promise<DeveloperDetailAnswer> {
  const developer = await getStored(pool, DEVELOPER_TABLE, id)
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
