import type { AmenityFields } from '@tahanan/contracts/amenity/amenity-fields.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Pool, PoolClient } from 'pg'
import type { Stored } from '../aggregate/stored.ts'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import { foldedName } from '../name/folded-name.ts'
import { refuseDuplicateName } from '../name/refuse-duplicate-name.ts'

export type StoredAmenity = Stored<AmenityFields>

type Row = Omit<StoredAmenity, 'fields'> & AmenityFields

const COLUMNS = 'id, version, name, created_at as "createdAt", updated_at as "updatedAt"'

function fromRow({ id, version, createdAt, updatedAt, ...fields }: Row): StoredAmenity {
  return { id, version, createdAt, updatedAt, fields }
}

/** @throws InvalidInput on `name` when there is one of that name */
export async function insertAmenity(client: PoolClient, { name }: AmenityFields, at: Date): Promise<StoredAmenity> {
  const insert = client.query<Row>(
    `insert into app.amenity (name, name_folded, created_at, updated_at) values ($1, $2, $3, $3) returning ${COLUMNS}`,
    [name, foldedName(name), at],
  )
  const { rows } = await refuseDuplicateName('amenity_name', insert)
  const [row] = rows
  if (row === undefined) throw new Error('The amenity was not stored.')
  return fromRow(row)
}

/** @throws InvalidInput on `name` when there is another of that name */
export async function updateAmenityRow(client: PoolClient, amenity: StoredAmenity): Promise<void> {
  const { id, version, updatedAt, fields } = amenity
  const update = client.query(
    'update app.amenity set version = $2, name = $3, name_folded = $4, updated_at = $5 where id = $1',
    [id, version, fields.name, foldedName(fields.name), updatedAt],
  )
  await refuseDuplicateName('amenity_name', update)
}

export async function markAmenityDeleted(client: PoolClient, id: number, version: number, at: Date): Promise<void> {
  await client.query('update app.amenity set version = $2, updated_at = $3, deleted_at = $3 where id = $1', [
    id,
    version,
    at,
  ])
}

/** Locked until the transaction ends, against other changes of it and against new uses of it. */
export async function lockAmenity(client: PoolClient, id: number): Promise<StoredAmenity | undefined> {
  const { rows } = await client.query<Row>(
    `select ${COLUMNS} from app.amenity where id = $1 and deleted_at is null for update`,
    [id],
  )
  return rows[0] && fromRow(rows[0])
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

export async function findStoredAmenity(pool: Pool, id: number): Promise<StoredAmenity | undefined> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from app.amenity where id = $1 and deleted_at is null`, [
    id,
  ])
  return rows[0] && fromRow(rows[0])
}

export async function listStoredAmenities(pool: Pool, query: StaffListQuery): Promise<StoredAmenity[]> {
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from app.amenity where deleted_at is null and name_folded like all($1)
     order by id desc limit $2 offset $3`,
    [searchPatterns(query.q), limit, offset],
  )
  return rows.map(fromRow)
}

export async function countAmenities(pool: Pool, query: StaffListQuery): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from app.amenity where deleted_at is null and name_folded like all($1)',
    [searchPatterns(query.q)],
  )
  return rows[0]?.count ?? 0
}
