import type { Pool, PoolClient } from 'pg'

/** Parents before what refers to them. */
export const REPUBLISHED = ['amenity', 'broker', 'developer', 'project', 'listing', 'picture'] as const

export type RepublishedNoun = (typeof REPUBLISHED)[number]

/** A row, deleted ones included: theirs stay. */
export interface KeptAggregate {
  readonly id: number
  readonly deletedAt: Date | null
}

/** The next so many, by id. */
export async function listKeptAggregates(
  pool: Pool,
  noun: RepublishedNoun,
  afterId: number,
  limit: number,
): Promise<readonly KeptAggregate[]> {
  const { rows } = await pool.query<KeptAggregate>(
    `select id, deleted_at as "deletedAt" from app.${noun} where id > $1 order by id limit $2`,
    [afterId, limit],
  )
  return rows
}

export interface Tombstone {
  readonly version: number
  readonly deletedAt: Date
  /** Null where the noun has no page. */
  readonly slug: string | null
  /** Of a picture. */
  readonly ownerNoun: string | null
  readonly ownerId: number | null
}

/** A deleted row; undefined for one that is there. */
export async function findTombstone(
  client: PoolClient,
  noun: RepublishedNoun,
  id: number,
): Promise<Tombstone | undefined> {
  const { rows } = await client.query<Tombstone>(
    `select version, deleted_at as "deletedAt", to_jsonb(t)->>'slug' as slug,
        to_jsonb(t)->>'owner_noun' as "ownerNoun", (to_jsonb(t)->>'owner_id')::integer as "ownerId"
      from app.${noun} as t where id = $1 and deleted_at is not null`,
    [id],
  )
  return rows[0]
}
