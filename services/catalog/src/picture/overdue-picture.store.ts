import type { Pool } from 'pg'
import type { Picture } from './picture.ts'

/** Pictures whose variants were asked for before `before` and are still to come, the oldest first. */
export async function listOverduePictures(
  pool: Pool,
  before: Date,
  limit: number,
): Promise<Pick<Picture, 'id' | 'renderVersion'>[]> {
  const { rows } = await pool.query<Pick<Picture, 'id' | 'renderVersion'>>(
    `select id, render_version as "renderVersion" from app.picture
     where deleted_at is null and progress = 'pending' and requested_at < $1 order by requested_at limit $2`,
    [before, limit],
  )
  return rows
}
