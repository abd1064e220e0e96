import type { PoolClient } from 'pg'
import type { StoredTable } from '../aggregate/stored.store.ts'
import { OPEN_LEAD } from '../lead/lead.store.ts'
import { refuseDuplicate } from '../name/refuse-duplicate-name.ts'
import { personColumns } from '../person/person.ts'
import { countRows, findsRow } from '../row/row.store.ts'
import type { Salesperson, StoredSalesperson } from './salesperson-answers-of.ts'

export type SalespersonRow = Omit<StoredSalesperson, 'fields'> & Salesperson

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
  written: personColumns,
}

/** Awaits a write that may link an account: the index decides, not a look beforehand, so of two at once one gets it. */
export function refuseLinkedAccount<Result>(write: Promise<Result>): Promise<Result> {
  const taken = 'This account is linked to another salesperson. Take it off there first.'
  return refuseDuplicate(write, 'salesperson_account', { account_id: [taken] })
}

/** Leads of a salesperson that are still open: neither closed nor lost, spam nor deleted. */
export function countOpenLeads(client: PoolClient, salespersonId: number): Promise<number> {
  return countRows(client, `app.lead where assignee_id = $1 and ${OPEN_LEAD}`, [salespersonId])
}

/** Viewings to come that a salesperson shows. */
export function countViewingsToCome(client: PoolClient, salespersonId: number): Promise<number> {
  return countRows(client, "app.viewing where salesperson_id = $1 and state = 'confirmed' and confirmed_at > now()", [
    salespersonId,
  ])
}

/** Whether there is an account that may sign in, which then stays as it is until the transaction ends. */
export function lockActiveAccount(client: PoolClient, id: number): Promise<boolean> {
  return findsRow(client, "select from app.account where id = $1 and state = 'active' for share", [id])
}
