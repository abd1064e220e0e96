import type { PoolClient } from 'pg'
import { columnsOf, findId, findRow, insertRow, listRows, onlyRow, updateRow } from '../row/row.store.ts'
import type { Alert, AlertKeys } from './alert.ts'

/** An alert as its rows have it, in our words. */
const ALERT = `a.id, a.address_id as "addressId", a.language, a.cadence, a.state, a.search, a.listing_id as "listingId",
  a.asked_at as "askedAt", a.begun_at as "begunAt", a.ended_at as "endedAt"`

/** An alert with the listing it is about, where it is about one. */
export interface NamedAlert extends Alert {
  readonly listingName: string | null
  readonly listingSlug: string | null
  /** Of the project and developer that its search names, where they are known. */
  readonly projectName: string | null
  readonly developerName: string | null
}

const NAMED = `${ALERT}, l.name as "listingName", l.slug as "listingSlug", p.name as "projectName", d.name as "developerName"
  from app.alert a
  left join app.listing l on l.id = a.listing_id
  left join lateral (select p.name from app.slug s join app.project p on p.id = s.aggregate_id
    where s.noun = 'project' and s.slug = substring(a.search from '(?:^|&)project=([a-z0-9-]+)')) p on true
  left join lateral (select d.name from app.slug s join app.developer d on d.id = s.aggregate_id
    where s.noun = 'developer' and s.slug = substring(a.search from '(?:^|&)developer=([a-z0-9-]+)')) d on true`

/** The row of an address, made where there is none, and locked: whatever is done with its alerts goes in line. */
export async function lockAddressOf(client: PoolClient, email: string, emailFolded: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into app.alert_address (email, email_folded) values ($1, $2)
     on conflict (email_folded) do update set email_folded = excluded.email_folded returning id`,
    [email, emailFolded],
  )
  return onlyRow(rows).id
}

/** The address that a link was mailed to, locked to change its alerts; undefined where it is erased, or never was. */
export function findAddressOfToken(
  client: PoolClient,
  hash: Buffer,
  access: 'read' | 'lock',
): Promise<number | undefined> {
  return findId(
    client,
    `select p.id from app.alert_mail m join app.alert_address p on p.id = m.address_id
     where m.token_hash = $1 ${access === 'lock' ? 'for update of p' : ''}`,
    [hash],
  )
}

export function findAlertOf(
  client: PoolClient,
  addressId: number,
  search: string,
  listingId: number | null,
): Promise<Alert | undefined> {
  return findRow(
    client,
    `select ${ALERT} from app.alert a where address_id = $1 and search = $2 and coalesce(listing_id, 0) = $3`,
    [addressId, search, listingId ?? 0],
  )
}

export async function insertAlert(client: PoolClient, alert: Omit<Alert, 'id'>, keys: AlertKeys): Promise<number> {
  const { id } = await insertRow(client, 'alert', columnsOf({ ...alert, ...keys }))
  return id
}

export function updateAlert(client: PoolClient, alert: Alert): Promise<void> {
  const { id, language, cadence, state, askedAt, begunAt, endedAt } = alert
  return updateRow(client, 'alert', id, columnsOf({ language, cadence, state, askedAt, begunAt, endedAt }))
}

/** The alerts of an address, with what names them, the newest first. */
export function listAlertsOf(client: PoolClient, addressId: number): Promise<NamedAlert[]> {
  return listRows(client, `select ${NAMED} where a.address_id = $1 order by a.id desc`, [addressId])
}

/** Some alerts, whoever's they are. */
export function listNamedAlerts(client: PoolClient, ids: readonly number[]): Promise<NamedAlert[]> {
  return listRows(client, `select ${NAMED} where a.id = any($1) order by a.id`, [ids])
}
