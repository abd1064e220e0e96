import type { Pool, PoolClient } from 'pg'

/** A saved view as its table has it. */
export interface SavedView {
  readonly id: number
  readonly version: number
  readonly ownerId: number
  readonly owner: string
  readonly name: string
  readonly isShared: boolean
  readonly query: string
  readonly columns: readonly string[] | null
}

export type ViewContent = Pick<SavedView, 'name' | 'isShared' | 'query' | 'columns'>

const SELECTED = `v.id, v.version, v.owner_id as "ownerId", a.name as owner, v.name, v.is_shared as "isShared", v.query,
  v.columns from app.saved_view v join app.account a on a.id = v.owner_id`

/** Own ones, and those that are shared. */
export async function listViewRows(db: Pool | PoolClient, accountId: number | null): Promise<SavedView[]> {
  const { rows } = await db.query<SavedView>({
    name: 'view.list',
    text: `select ${SELECTED} where v.owner_id = $1 or v.is_shared order by v.name_folded, v.id`,
    values: [accountId],
  })
  return rows
}

/** One write at a time, so that how many there are holds until the transaction ends. */
export async function lockViews(client: PoolClient): Promise<void> {
  await client.query('lock table app.saved_view in share row exclusive mode')
}

export async function insertView(
  client: PoolClient,
  { ownerId, name, folded, isShared, query, columns }: Omit<SavedView, 'id' | 'version' | 'owner'> & Folded,
  now: Date,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into app.saved_view (owner_id, name, name_folded, is_shared, query, columns, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [ownerId, name, folded, isShared, query, columns, now],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The new view has no id.')
  return row.id
}

export async function updateViewRow(
  client: PoolClient,
  { id, version, name, folded, isShared, query, columns }: SavedView & Folded,
  now: Date,
): Promise<void> {
  await client.query(
    `update app.saved_view set version = $2, name = $3, name_folded = $4, is_shared = $5, query = $6, columns = $7,
       updated_at = $8 where id = $1`,
    [id, version, name, folded, isShared, query, columns, now],
  )
}

interface Folded {
  /** By which a name is the same as another. */
  readonly folded: string
}

export async function deleteViewRow(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from app.saved_view where id = $1', [id])
}
