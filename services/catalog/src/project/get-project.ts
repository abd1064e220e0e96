import type { ProjectDetailAnswer } from '@tahanan/contracts/project/project-detail-answer.ts'
import { getStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { projectAnswerOf } from './project-answer-of.ts'
import { countListingsOfProject, listListingsOfProject } from './project-surroundings.store.ts'
import { PROJECT_TABLE } from './project-table.ts'

const MAX_LISTINGS = 100

/** A project with its newest listings. @throws NotFound */
export async function getProject({ pool }: Catalog, id: number): Promise<ProjectDetailAnswer> {
  const project = await getStored(pool, PROJECT_TABLE, id)
  const [pictures, listing, count] = await Promise.all([
    pictureAnswersOf(pool, { ownerNoun: 'project', ownerId: id }),
    listListingsOfProject(pool, id, MAX_LISTINGS),
    countListingsOfProject(pool, id),
  ])
  return { ...projectAnswerOf(project, pictures), listing, listing_count: count }
}
