import type { DeveloperFields } from '@tahanan/contracts/developer/developer-fields.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Pool, PoolClient } from 'pg'
import type { StoredPage } from '../aggregate/stored.ts'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import { foldedName } from '../name/folded-name.ts'
import { refuseDuplicateName } from '../name/refuse-duplicate-name.ts'

export type StoredDeveloper = StoredPage<DeveloperFields>

type Row = Omit<StoredDeveloper, 'fields'> & DeveloperFields

const COLUMNS = `id, version, slug, name, office_address as "officeAddress", contact_number as "contactNumber",
  contact_person as "contactPerson", details, created_at as "createdAt", updated_at as "updatedAt"`

function fromRow({ id, version, slug, createdAt, updatedAt, ...fields }: Row): StoredDeveloper {
  return { id, version, slug, createdAt, updatedAt, fields }
}

function searchText({ name, officeAddress, contactNumber, contactPerson }: DeveloperFields): string {
  return foldText([name, officeAddress, contactNumber, contactPerson].join(' '))
}

/** @throws InvalidInput on `name` when another developer has it */
export async function insertDeveloper(client: PoolClient, developer: StoredDeveloper): Promise<void> {
  const { id, version, slug, createdAt, updatedAt, fields } = developer
  const { name, officeAddress, contactNumber, contactPerson, details } = fields
  const insert = client.query(
    `insert into app.developer (id, version, slug, name, name_folded, office_address, contact_number, contact_person,
       details, search_folded, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      version,
      slug,
      name,
      foldedName(name),
      officeAddress,
      contactNumber,
      contactPerson,
      details,
      searchText(fields),
      createdAt,
      updatedAt,
    ],
  )
  await refuseDuplicateName('developer_name', insert)
}

/** @throws InvalidInput on `name` when another developer has it */
export async function updateDeveloperRow(client: PoolClient, developer: StoredDeveloper): Promise<void> {
  const { id, version, slug, updatedAt, fields } = developer
  const { name, officeAddress, contactNumber, contactPerson, details } = fields
  const update = client.query(
    `update app.developer set version = $2, slug = $3, name = $4, name_folded = $5, office_address = $6,
       contact_number = $7, contact_person = $8, details = $9, search_folded = $10, updated_at = $11
     where id = $1`,
    [
      id,
      version,
      slug,
      name,
      foldedName(name),
      officeAddress,
      contactNumber,
      contactPerson,
      details,
      searchText(fields),
      updatedAt,
    ],
  )
  await refuseDuplicateName('developer_name', update)
}

export async function markDeveloperDeleted(client: PoolClient, id: number, version: number, at: Date): Promise<void> {
  await client.query('update app.developer set version = $2, updated_at = $3, deleted_at = $3 where id = $1', [
    id,
    version,
    at,
  ])
}

/** Locked until the transaction ends, against other changes of it and against new projects under it. */
export async function lockDeveloper(client: PoolClient, id: number): Promise<StoredDeveloper | undefined> {
  const { rows } = await client.query<Row>(
    `select ${COLUMNS} from app.developer where id = $1 and deleted_at is null for update`,
    [id],
  )
  return rows[0] && fromRow(rows[0])
}

/** Keeps a developer from being deleted until the transaction ends; undefined when there is none. */
export async function lockDeveloperAsParent(client: PoolClient, id: number): Promise<{ name: string } | undefined> {
  const { rows } = await client.query<{ name: string }>(
    'select name from app.developer where id = $1 and deleted_at is null for share',
    [id],
  )
  return rows[0]
}

export async function findStoredDeveloper(pool: Pool, id: number): Promise<StoredDeveloper | undefined> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from app.developer where id = $1 and deleted_at is null`, [
    id,
  ])
  return rows[0] && fromRow(rows[0])
}

/** `$1` are the patterns of a search. */
export const DEVELOPER_FITTING = 'deleted_at is null and search_folded like all($1)'

export async function listStoredDevelopers(pool: Pool, query: StaffListQuery): Promise<StoredDeveloper[]> {
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from app.developer where ${DEVELOPER_FITTING}
     order by id desc limit $2 offset $3`,
    [searchPatterns(query.q), limit, offset],
  )
  return rows.map(fromRow)
}

export async function countDevelopers(pool: Pool, query: StaffListQuery): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from app.developer where ${DEVELOPER_FITTING}`,
    [searchPatterns(query.q)],
  )
  return rows[0]?.count ?? 0
}
