import type { Pool } from 'pg'

/** A listing as far as it matters to what its pictures show; codes of §3, a project's where it has one. */
export interface PicturelessListing {
  readonly id: number
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number | null
}

const NEVER_HAD_ONE = (noun: 'listing' | 'project' | 'developer') =>
  `not exists (select from app.picture where owner_noun = '${noun}' and owner_id = ${noun}.id)`

/** Listings with such import keys that never had a picture, the newest first. */
export async function listPicturelessListings(pool: Pool, keyPrefix: string): Promise<PicturelessListing[]> {
  const { rows } = await pool.query<PicturelessListing>(
    `select listing.id, coalesce(project.property_type, listing.property_type) as "propertyType",
       coalesce(project.property_subtype, listing.property_subtype) as "propertySubtype",
       listing.unit_type as "unitType"
     from app.listing left join app.project on project.id = listing.project_id
     where listing.deleted_at is null and starts_with(listing.import_key, $1) and ${NEVER_HAD_ONE('listing')}
     order by listing.id desc`,
    [keyPrefix],
  )
  return rows
}

export async function listPicturelessProjects(
  pool: Pool,
  ids: readonly number[],
): Promise<Omit<PicturelessListing, 'unitType'>[]> {
  const { rows } = await pool.query<Omit<PicturelessListing, 'unitType'>>(
    `select id, property_type as "propertyType", property_subtype as "propertySubtype" from app.project
     where id = any($1) and deleted_at is null and ${NEVER_HAD_ONE('project')} order by id desc`,
    [ids],
  )
  return rows
}

export async function listPicturelessDevelopers(pool: Pool, ids: readonly number[]): Promise<{ id: number }[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from app.developer where id = any($1) and deleted_at is null and ${NEVER_HAD_ONE('developer')}
     order by id desc`,
    [ids],
  )
  return rows
}

/** Hashes of the pictures whose variants are still to come. */
export async function listPendingHashes(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ hash: string }>(
    `select distinct hash from app.picture where progress = 'pending' and deleted_at is null`,
  )
  return new Set(rows.map(({ hash }) => hash))
}
