import type { PoolClient } from 'pg'
import type { StoredTable } from '../aggregate/stored.store.ts'
import { OPEN_LEAD } from '../lead/lead.store.ts'
import { foldedName, refuseDuplicate } from '../name/refuse-duplicate-name.ts'
import { personSearchText } from '../person/person.ts'
import type { Salesperson, StoredSalesperson } from './salesperson-answers-of.ts'

type SalespersonRow = Omit<StoredSalesperson, 'fields'> & Salesperson

/** Salespersons, found by their own text and by their broker's name. */
export const SALESPERSON_TABLE: StoredTable<SalespersonRow, StoredSalesperson> = {
  noun: 'salesperson',
  columns: `id, version, name, position, contact, email, licenses, socials, broker_id as "brokerId",
    account_id as "accountId",
    (select json_build_object('id', a.id, 'name', a.name) from app.account a where a.id = account_id) as account,
    created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: `deleted_at is null and concat_ws(' ', search_folded,
    (select name_folded from app.broker where broker.id = salesperson.broker_id)) like all($1)`,
  fromRow: ({ id, version, createdAt, updatedAt, account, ...fields }) => ({
    id,
    version,
    createdAt,
    updatedAt,
    account,
    fields,
  }),
}

function valuesOf(salesperson: Salesperson): unknown[] {
  const { name, position, contact, email, licenses, socials, brokerId, accountId } = salesperson
  return [
    name,
    foldedName(name),
    position,
    contact,
    email,
    // pg would take lists for arrays of Postgres.
    JSON.stringify(licenses),
    JSON.stringify(socials),
    brokerId,
    personSearchText(salesperson),
    accountId,
  ]
}

/** The indexes decide, not a look beforehand: of two at once, one gets the name or the account. */
function refuseTaken<Result>(write: Promise<Result>): Promise<Result> {
  const named = refuseDuplicate(write, 'salesperson_name', { name: ['Name Already Exists'] })
  const taken = 'This account is linked to another salesperson. Take it off there first.'
  return refuseDuplicate(named, 'salesperson_account', { account_id: [taken] })
}

/** @throws InvalidInput on `name` when there is one of that name, on `account_id` when another has the account */
export async function insertSalesperson(
  client: PoolClient,
  salesperson: Salesperson,
  at: Date,
): Promise<StoredSalesperson> {
  const insert = client.query<SalespersonRow>(
    `insert into app.salesperson (name, name_folded, position, contact, email, licenses, socials, broker_id,
       search_folded, account_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning ${SALESPERSON_TABLE.columns}`,
    [...valuesOf(salesperson), at],
  )
  const { rows } = await refuseTaken(insert)
  const [row] = rows
  if (row === undefined) throw new Error('The salesperson was not stored.')
  return SALESPERSON_TABLE.fromRow(row)
}

/** @throws InvalidInput on `name` when there is another of that name, on `account_id` when another has the account */
export async function updateSalespersonRow(client: PoolClient, salesperson: StoredSalesperson): Promise<void> {
  const update = client.query(
    `update app.salesperson set name = $1, name_folded = $2, position = $3, contact = $4, email = $5, licenses = $6,
       socials = $7, broker_id = $8, search_folded = $9, account_id = $10, version = $11, updated_at = $12
     where id = $13`,
    [...valuesOf(salesperson.fields), salesperson.version, salesperson.updatedAt, salesperson.id],
  )
  await refuseTaken(update)
}

/** Leads of a salesperson that are still open: neither closed nor lost, spam nor deleted. */
export async function countOpenLeads(client: PoolClient, salespersonId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from app.lead where assignee_id = $1 and ${OPEN_LEAD}`,
    [salespersonId],
  )
  return rows[0]?.count ?? 0
}

/** Whether there is an account that may sign in, which then stays as it is until the transaction ends. */
export async function lockActiveAccount(client: PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query("select from app.account where id = $1 and state = 'active' for share", [id])
  return rowCount === 1
}
