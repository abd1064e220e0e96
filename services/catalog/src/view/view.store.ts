import type { PoolClient } from 'pg'
import { foldedName } from '../name/refuse-duplicate-name.ts'
import { type Db, insertRow, listRows, type RowColumns, updateRow } from '../row/row.store.ts'

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
export function listViewRows(db: Db, accountId: number | null): Promise<SavedView[]> {
  return listRows(db, {
    name: 'view.list',
    text: `select ${SELECTED} where v.owner_id = $1 or v.is_shared order by v.name_folded, v.id`,
    values: [accountId],
  })
}

/** One write at a time, so that how many there are holds until the transaction ends. */
export async function lockViews(client: PoolClient): Promise<void> {
  await client.query('lock table app.saved_view in share row exclusive mode')
}

export async function insertView(
  client: PoolClient,
  { ownerId, ...content }: ViewContent & Pick<SavedView, 'ownerId'>,
  now: Date,
): Promise<number> {
  const row = { owner_id: ownerId, ...columnsOf(content), created_at: now, updated_at: now }
  return (await insertRow(client, 'saved_view', row)).id
}

export function updateViewRow(client: PoolClient, { id, version, ...content }: SavedView, now: Date): Promise<void> {
  return updateRow(client, 'saved_view', id, { version, ...columnsOf(content), updated_at: now })
}

function columnsOf({ name, isShared, query, columns }: ViewContent): RowColumns {
  return { name, name_folded: foldedName(name), is_shared: isShared, query, columns }
}

export async function deleteViewRow(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from app.saved_view where id = $1', [id])
}
