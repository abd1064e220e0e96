import type { PictureOwner } from '@tahanan/contracts/picture/picture-owner.ts'
import type { Pool, PoolClient } from 'pg'
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

const NAMES = Object.values(COLUMNS).join(', ')
const PARAMETERS = Object.keys(COLUMNS).map((_, index) => `$${index + 1}`)
const SELECTED = ['id', ...Object.entries(COLUMNS).map(([field, column]) => `${column} as "${field}"`)].join(', ')

function valuesOf({ variants, ...picture }: Omit<Picture, 'id'>): unknown[] {
  // pg would take a list for an array of Postgres.
  const values = new Map<string, unknown>(Object.entries({ ...picture, variants: JSON.stringify(variants) }))
  return Object.keys(COLUMNS).map((field) => values.get(field))
}

/** Answers its id. */
export async function insertPicture(client: PoolClient, picture: Omit<Picture, 'id'>): Promise<number> {
  const { rows } = await client.query<{ id: number }>({
    name: 'picture.insert',
    text: `insert into app.picture (${NAMES}) values (${PARAMETERS.join(', ')}) returning id`,
    values: valuesOf(picture),
  })
  const [row] = rows
  if (row === undefined) throw new Error('The new picture has no id.')
  return row.id
}

/** Writes a picture that is locked. */
export async function updatePictureRow(client: PoolClient, picture: Picture): Promise<void> {
  await client.query({
    name: 'picture.update',
    text: `update app.picture set (${NAMES}) = (${PARAMETERS.join(', ')}) where id = $${PARAMETERS.length + 1}`,
    values: [...valuesOf(picture), picture.id],
  })
}

export async function markPictureDeleted(client: PoolClient, id: number, version: number, at: Date): Promise<void> {
  await client.query('update app.picture set version = $2, updated_at = $3, deleted_at = $3 where id = $1', [
    id,
    version,
    at,
  ])
}

/**
 * Locks a picture's owner until the transaction ends: against being deleted, and against another change of which
 * pictures it has. False when there is none (any more).
 */
export async function lockPictureOwner(client: PoolClient, { ownerNoun, ownerId }: OwnerKey): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from app.${ownerNoun} where id = $1 and deleted_at is null for no key update`,
    [ownerId],
  )
  return rowCount === 1
}

/** Locked until the transaction ends; undefined for one that is not there, or not any more. */
export async function lockPicture(client: PoolClient, id: number): Promise<Picture | undefined> {
  const { rows } = await client.query<Picture>(
    `select ${SELECTED} from app.picture where id = $1 and deleted_at is null for update`,
    [id],
  )
  return rows[0]
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

/** Pictures of several owners of one kind, in their order. */
export async function listPicturesOf(
  db: Pool | PoolClient,
  ownerNoun: PictureOwner,
  ownerIds: readonly number[],
): Promise<Picture[]> {
  const { rows } = await db.query<Picture>({
    name: 'picture.list-of',
    text: `select ${SELECTED} from app.picture
      where owner_noun = $1 and owner_id = any($2) and deleted_at is null order by owner_id, position, id`,
    values: [ownerNoun, ownerIds],
  })
  return rows
}

export async function countPicturesOf(client: PoolClient, { ownerNoun, ownerId }: OwnerKey): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from app.picture
     where owner_noun = $1 and owner_id = $2 and deleted_at is null`,
    [ownerNoun, ownerId],
  )
  return rows[0]?.count ?? 0
}

export async function findPicture(db: Pool | PoolClient, id: number): Promise<Picture | undefined> {
  const { rows } = await db.query<Picture>(`select ${SELECTED} from app.picture where id = $1 and deleted_at is null`, [
    id,
  ])
  return rows[0]
}

/** A picture of the same bytes, one whose variants are ready where there is any. */
export async function findEqualPicture(db: Pool | PoolClient, hash: string): Promise<Picture | undefined> {
  const { rows } = await db.query<Picture>({
    name: 'picture.find-equal',
    text: `select ${SELECTED} from app.picture where hash = $1 and deleted_at is null
      order by progress = 'ready' desc, id limit 1`,
    values: [hash],
  })
  return rows[0]
}
