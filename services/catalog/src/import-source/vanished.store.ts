import type { PoolClient } from 'pg'

const OF_SOURCE = `l.import_key like 'source:%' and split_part(l.import_key, ':', 2) = $1::text
  and l.deleted_at is null and l.is_published`

/** How many listings of a source visitors see, and how many of them were not met among the keys of a run. */
export async function countVanished(
  keys: PoolClient,
  sourceId: number,
): Promise<{ readonly shown: number; readonly vanished: number }> {
  const { rows } = await keys.query<{ shown: number; vanished: number }>(
    `select count(*)::integer as shown, count(*) filter (where s.key is null)::integer as vanished
     from app.listing l left join pg_temp.seen_key s on s.key = l.import_key where ${OF_SOURCE}`,
    [sourceId],
  )
  return rows[0] ?? { shown: 0, vanished: 0 }
}

/** Of those that vanished, the next ones behind `after`, by id. */
export async function listVanished(
  keys: PoolClient,
  sourceId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await keys.query<{ id: number }>(
    `select l.id from app.listing l where ${OF_SOURCE} and l.id > $2
       and not exists (select from pg_temp.seen_key s where s.key = l.import_key)
     order by l.id limit $3`,
    [sourceId, after, limit],
  )
  return rows.map(({ id }) => id)
}
