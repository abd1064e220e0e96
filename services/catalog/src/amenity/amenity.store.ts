import type { AmenityAnswer, AmenityFields } from '@tahanan/contracts/amenity/amenity.ts'
import type { PoolClient } from 'pg'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'

export type StoredAmenity = Stored<AmenityFields>

export type AmenityRow = Omit<StoredAmenity, 'fields'> & AmenityFields

export const AMENITY_TABLE: StoredTable<AmenityRow, StoredAmenity> = {
  noun: 'amenity',
  columns: 'id, version, name, created_at as "createdAt", updated_at as "updatedAt"',
  fitting: 'deleted_at is null and name_folded like all($1)',
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
  written: ({ name }) => ({ name, name_folded: foldedName(name) }),
}

/** Keeps amenities from being deleted until the transaction ends; answers the ids that exist. */
export async function lockAmenitiesAsParents(client: PoolClient, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await client.query<{ id: number }>(
    'select id from app.amenity where id = any($1) and deleted_at is null order by id for share',
    [ids],
  )
  return new Set(rows.map((row) => row.id))
}

/** Makes these amenities all that a locked project or listing has. */
export async function replaceAmenitiesOf(
  client: PoolClient,
  noun: 'listing' | 'project',
  id: number,
  amenityIds: readonly number[],
): Promise<void> {
  const values = [id, amenityIds]
  await client.query(`delete from app.${noun}_amenity where ${noun}_id = $1 and amenity_id <> all($2)`, values)
  await client.query(
    `insert into app.${noun}_amenity (${noun}_id, amenity_id) select $1, unnest($2::integer[]) on conflict do nothing`,
    values,
  )
}

/** Projects and listings, not deleted, that have the amenity. */
export async function countAmenityUses(
  client: PoolClient,
  id: number,
): Promise<{ readonly projects: number; readonly listings: number }> {
  const { rows } = await client.query<{ projects: number; listings: number }>(
    `select
       (select count(*)::integer from app.project_amenity join app.project p on p.id = project_id
        where amenity_id = $1 and p.deleted_at is null) as projects,
       (select count(*)::integer from app.listing_amenity join app.listing l on l.id = listing_id
        where amenity_id = $1 and l.deleted_at is null) as listings`,
    [id],
  )
  return rows[0] ?? { projects: 0, listings: 0 }
}

export function amenityAnswerOf({ id, version, fields }: StoredAmenity): AmenityAnswer {
  return { id, name: fields.name, version }
}
