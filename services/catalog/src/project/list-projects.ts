import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import { listStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers-by-owner.ts'
import { projectAnswerOf } from './project-answer-of.ts'
import { PROJECT_TABLE } from './project-table.ts'

/** Projects, newest first. */
export async function listProjects({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<ProjectAnswer>> {
  const { count, results: projects } = await listStored(pool, PROJECT_TABLE, query)
  const ids = projects.map(({ id }) => id)
  const pictures = await pictureAnswersByOwner(pool, 'project', ids)
  return { count, results: projects.map((project) => projectAnswerOf(project, pictures.get(project.id) ?? [])) }
}
