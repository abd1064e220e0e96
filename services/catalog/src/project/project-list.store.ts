import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Pool } from 'pg'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import { PROJECT_SELECT, projectFromRow, type ProjectRow, type StoredProject } from './project.store.ts'

/** Of a project `p` and its developer `d`: every word (`$1` are patterns) is part of its own text or of the developer's name. */
export const PROJECT_FITTING = `p.deleted_at is null
  and not exists (select from unnest($1::text[]) word where p.search_folded || ' ' || d.name_folded not like word)`

export async function listStoredProjects(pool: Pool, query: StaffListQuery): Promise<StoredProject[]> {
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<ProjectRow>(
    `${PROJECT_SELECT} where ${PROJECT_FITTING} order by p.id desc limit $2 offset $3`,
    [searchPatterns(query.q), limit, offset],
  )
  return rows.map(projectFromRow)
}

export async function countProjects(pool: Pool, query: StaffListQuery): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from app.project p join app.developer d on d.id = p.developer_id where ${PROJECT_FITTING}`,
    [searchPatterns(query.q)],
  )
  return rows[0]?.count ?? 0
}

export interface ProjectOfDeveloper {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly location: string
  readonly details: string
}

/** Newest first. */
export async function listProjectsOfDeveloper(pool: Pool, developerId: number): Promise<ProjectOfDeveloper[]> {
  const { rows } = await pool.query<ProjectOfDeveloper>(
    `select id, slug, name, location, details from app.project
     where developer_id = $1 and deleted_at is null order by id desc`,
    [developerId],
  )
  return rows
}

export interface ListingOfProject {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** Newest first, `limit` at most. */
export async function listListingsOfProject(pool: Pool, projectId: number, limit: number): Promise<ListingOfProject[]> {
  const { rows } = await pool.query<ListingOfProject>(
    `select id, slug, name from app.listing where project_id = $1 and deleted_at is null order by id desc limit $2`,
    [projectId, limit],
  )
  return rows
}
