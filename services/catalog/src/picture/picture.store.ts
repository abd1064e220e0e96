import type { PictureOwner } from '@tahanan/contracts/picture/picture.ts'
import type { Pool, PoolClient } from 'pg'
import {
  countRows,
  type Db,
  findRow,
  findsRow,
  insertRow,
  listRows,
  type RowColumns,
  updateRow,
} from '../row/row.store.ts'
import type { OwnerKey, Picture } from './picture.ts'

const COLUMNS = {
  version: 'version',
  ownerNoun: 'owner_noun',
  ownerId: 'owner_id',
  position: 'position',
  caption: 'caption',
  kind: 'kind',
  hash: 'hash',
  originalFormat: 'original_format',
  originalBytes: 'original_bytes',
  widthPx: 'width_px',
  heightPx: 'height_px',
  blur: 'blur',
  variants: 'variants',
  progress: 'progress',
  renderVersion: 'render_version',
  requestedAt: 'requested_at',
  cause: 'cause',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<Exclude<keyof Picture, 'id'>, string>

const SELECTED = ['id', ...Object.entries(COLUMNS).map(([field, column]) => `${column} as "${field}"`)].join(', ')

function columnsOf({ variants, ...picture }: Omit<Picture, 'id'>): RowColumns {
  const values = new Map<string, unknown>(Object.entries({ ...picture, variants: JSON.stringify(variants) }))
  return Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [column, values.get(field)]))
}

/** Answers its id. */
export async function insertPicture(client: PoolClient, picture: Omit<Picture, 'id'>): Promise<number> {
  const { id } = await insertRow(client, 'picture', columnsOf(picture))
  return id
}

/** Writes a picture that is locked. */
export function updatePictureRow(client: PoolClient, picture: Picture): Promise<void> {
  return updateRow(client, 'picture', picture.id, columnsOf(picture))
}

/**
 * Locks a picture's owner until the transaction ends: against being deleted, and against another change of which
 * pictures it has. False when there is none (any more).
 */
export function lockPictureOwner(client: PoolClient, { ownerNoun, ownerId }: OwnerKey): Promise<boolean> {
  return findsRow(client, `select from app.${ownerNoun} where id = $1 and deleted_at is null for no key update`, [
    ownerId,
  ])
}

/** Locked until the transaction ends; undefined for one that is not there, or not any more. */
export function lockPicture(client: PoolClient, id: number): Promise<Picture | undefined> {
  return findRow(client, `select ${SELECTED} from app.picture where id = $1 and deleted_at is null for update`, [id])
}

/** All pictures of an owner, locked until the transaction ends, in their order. */
export async function lockPicturesOf(client: PoolClient, { ownerNoun, ownerId }: OwnerKey): Promise<Picture[]> {
  const { rows } = await client.query<Picture>(
    `select ${SELECTED} from app.picture where owner_noun = $1 and owner_id = $2 and deleted_at is null
     order by id for update`,
    [ownerNoun, ownerId],
  )
  return rows.toSorted((a, b) => a.position - b.position || a.id - b.id)
}

/** Those that were deleted with their owner, at the very moment `at`, are there again; the owner is locked. */
export async function unmarkPicturesDeleted(
  client: PoolClient,
  { ownerNoun, ownerId }: OwnerKey,
  at: Date,
): Promise<Picture[]> {
  const { rows } = await client.query<Picture>(
    `update app.picture set deleted_at = null
     where owner_noun = $1 and owner_id = $2 and deleted_at = $3 returning ${SELECTED}`,
    [ownerNoun, ownerId, at],
  )
  return rows.toSorted((a, b) => a.id - b.id)
}

/** Pictures of several owners of one kind, in their order. */
export function listPicturesOf(db: Db, ownerNoun: PictureOwner, ownerIds: readonly number[]): Promise<Picture[]> {
  return listRows(db, {
    name: 'picture.list-of',
    text: `select ${SELECTED} from app.picture
      where owner_noun = $1 and owner_id = any($2) and deleted_at is null order by owner_id, position, id`,
    values: [ownerNoun, ownerIds],
  })
}

export function countPicturesOf(client: PoolClient, { ownerNoun, ownerId }: OwnerKey): Promise<number> {
  const those = 'app.picture where owner_noun = $1 and owner_id = $2 and deleted_at is null'
  return countRows(client, those, [ownerNoun, ownerId])
}

export function findPicture(db: Db, id: number): Promise<Picture | undefined> {
  return findRow(db, `select ${SELECTED} from app.picture where id = $1 and deleted_at is null`, [id])
}

/** A picture of the same bytes, one whose variants are ready where there is any. */
export function findEqualPicture(db: Db, hash: string): Promise<Picture | undefined> {
  return findRow(db, {
    name: 'picture.find-equal',
    text: `select ${SELECTED} from app.picture where hash = $1 and deleted_at is null
      order by progress = 'ready' desc, id limit 1`,
    values: [hash],
  })
}

/** A picture whose variants could not be made, and whose it is. */
interface FailedPicture {
  readonly id: number
  readonly ownerNoun: string
  readonly ownerId: number
  readonly ownerName: string
  readonly cause: string | null
  readonly requestedAt: Date
}

const OWNERS = ['listing', 'project', 'developer', 'broker', 'salesperson', 'realty'] as const
const OWNER_NAME = OWNERS.map(
  (noun) => `when '${noun}' then (select name from app.${noun} where id = picture.owner_id)`,
).join('\n')

/** The newest first, at most `limit`. */
export function listFailedPictures(pool: Pool, limit: number): Promise<readonly FailedPicture[]> {
  return listRows(
    pool,
    `select id, owner_noun as "ownerNoun", owner_id as "ownerId", cause, requested_at as "requestedAt",
       coalesce(case owner_noun ${OWNER_NAME} when 'site' then 'the board' end, '') as "ownerName"
     from app.picture where deleted_at is null and progress = 'failed' order by requested_at desc, id desc limit $1`,
    [limit],
  )
}

/** How many pictures wait for their variants, and how many have none for good. */
export async function countUnfinishedPictures(
  pool: Pool,
): Promise<{ readonly pending: number; readonly failed: number }> {
  const { rows } = await pool.query<{ pending: number; failed: number }>(
    `select count(*) filter (where progress = 'pending')::integer as pending,
       count(*) filter (where progress = 'failed')::integer as failed
     from app.picture where deleted_at is null and progress <> 'ready'`,
  )
  return rows[0] ?? { pending: 0, failed: 0 }
}

/**
 * Holds these hashes until the transaction ends. Shared: their files are about to be referred to, so nobody may take
 * them away. Exclusive: they are about to be taken away, so nobody may begin to refer to them. In order, so that two
 * of these cannot lock each other out.
 */
export async function lockHashes(
  client: PoolClient,
  hashes: readonly string[],
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await client.query(
    `select ${lock}(hashtextextended('picture ' || hash, 0))
     from (select distinct hash from unnest($1::text[]) as hash order by hash) as ascending`,
    [hashes],
  )
}

/** Pictures whose variants were asked for before `before` and are still to come, the oldest first. */
export function listOverduePictures(
  pool: Pool,
  before: Date,
  limit: number,
): Promise<Pick<Picture, 'id' | 'renderVersion'>[]> {
  return listRows(
    pool,
    `select id, render_version as "renderVersion" from app.picture
     where deleted_at is null and progress = 'pending' and requested_at < $1 order by requested_at limit $2`,
    [before, limit],
  )
}

/** Those of these hashes that no picture has, not even one deleted since `keptSince`. */
export async function findUnusedHashes(
  client: PoolClient,
  hashes: readonly string[],
  keptSince: Date,
): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select hash from unnest($1::text[]) as hash where not exists (
       select from app.picture
       where picture.hash = hash.hash and (deleted_at is null or deleted_at >= $2))`,
    [hashes, keptSince],
  )
  return rows.map(({ hash }) => hash)
}

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
export function listPicturelessListings(pool: Pool, keyPrefix: string): Promise<PicturelessListing[]> {
  return listRows(
    pool,
    `select listing.id, coalesce(project.property_type, listing.property_type) as "propertyType",
       coalesce(project.property_subtype, listing.property_subtype) as "propertySubtype",
       listing.unit_type as "unitType"
     from app.listing left join app.project on project.id = listing.project_id
     where listing.deleted_at is null and starts_with(listing.import_key, $1) and ${NEVER_HAD_ONE('listing')}
     order by listing.id desc`,
    [keyPrefix],
  )
}

export function listPicturelessProjects(
  pool: Pool,
  ids: readonly number[],
): Promise<Omit<PicturelessListing, 'unitType'>[]> {
  return listRows(
    pool,
    `select id, property_type as "propertyType", property_subtype as "propertySubtype" from app.project
     where id = any($1) and deleted_at is null and ${NEVER_HAD_ONE('project')} order by id desc`,
    [ids],
  )
}

export function listPicturelessDevelopers(pool: Pool, ids: readonly number[]): Promise<{ id: number }[]> {
  return listRows(
    pool,
    `select id from app.developer where id = any($1) and deleted_at is null and ${NEVER_HAD_ONE('developer')}
     order by id desc`,
    [ids],
  )
}

/** Hashes of the pictures whose variants are still to come. */
export async function listPendingHashes(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ hash: string }>(
    `select distinct hash from app.picture where progress = 'pending' and deleted_at is null`,
  )
  return new Set(rows.map(({ hash }) => hash))
}
