import type { ClientBase, Pool, PoolClient } from 'pg'

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

export async function countProjectsOfDeveloper(client: PoolClient, developerId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from app.project where developer_id = $1 and deleted_at is null',
    [developerId],
  )
  return rows[0]?.count ?? 0
}

export async function countListingsOfProject(client: Pool | ClientBase, projectId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from app.listing where project_id = $1 and deleted_at is null',
    [projectId],
  )
  return rows[0]?.count ?? 0
}
