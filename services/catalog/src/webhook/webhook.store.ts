import type { WebhookEventType } from '@tahanan/contracts/webhook/webhook.ts'
import type { PoolClient } from 'pg'
import { holdsWords, type SearchedRows } from '../list/page-of-matches.ts'
import { columnsOf, type Db, findRow, findsRow, getFound, updateRow } from '../row/row.store.ts'

export interface Webhook {
  readonly id: number
  readonly version: number
  readonly address: string
  readonly eventTypes: readonly WebhookEventType[]
  readonly state: 'active' | 'disabled'
  readonly disabledCause: string | null
  readonly secret: string
  /** The newest first; they sign as well until then. */
  readonly previousSecrets: readonly string[]
  readonly previousSecretUntil: Date | null
  readonly failingSince: Date | null
  readonly lastDeliveredAt: Date | null
  readonly createdAt: Date
}

/** With how many deliveries are on their way, and given up; at most 1,000 are counted. */
export interface CountedWebhook extends Webhook {
  readonly pending: number
  readonly failed: number
}

const SELECTED = `id, version, address, event_types as "eventTypes", state, disabled_cause as "disabledCause", secret,
  previous_secrets as "previousSecrets", previous_secret_until as "previousSecretUntil",
  failing_since as "failingSince", last_delivered_at as "lastDeliveredAt", created_at as "createdAt"`

function counted(state: 'pending' | 'failed'): string {
  return `(select count(*)::integer from (
    select from app.webhook_delivery d where d.webhook_id = w.id and d.state = '${state}' limit 1000) of_state) as ${state}`
}

const COUNTED = `${SELECTED}, ${counted('pending')}, ${counted('failed')}`

/** @throws NotFound */
export function getWebhook(db: Db, id: number): Promise<CountedWebhook> {
  return getFound(
    'webhook',
    id,
    findRow<CountedWebhook>(db, `select ${COUNTED} from app.webhook w where id = $1`, [id]),
  )
}

/** Locked until the transaction ends. @throws NotFound */
export function lockWebhook(client: PoolClient, id: number): Promise<Webhook> {
  const statement = `select ${SELECTED} from app.webhook where id = $1 for update`
  return getFound('webhook', id, findRow<Webhook>(client, statement, [id]))
}

export const LISTED_WEBHOOKS: SearchedRows = {
  select: `select ${COUNTED} from app.webhook w`,
  table: 'app.webhook w',
  id: 'w.id',
  fitting: holdsWords('w.address'),
}

/** Active; undefined where there is one of this address. */
export async function insertWebhook(
  client: PoolClient,
  { address, eventTypes, secret }: Pick<Webhook, 'address' | 'eventTypes' | 'secret'>,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `insert into app.webhook (address, event_types, state, secret, created_at, updated_at)
     values ($1, $2, 'active', $3, $4, $4) on conflict (address) do nothing returning id`,
    [address, eventTypes, secret, now],
  )
  return rows[0]?.id
}

/** Writes one that is locked. */
export function updateWebhookRow(client: PoolClient, webhook: Webhook, now: Date): Promise<void> {
  // Whoever sends writes when it was last delivered, without a lock.
  const { id, lastDeliveredAt: _at, createdAt: _createdAt, ...fields } = webhook
  return updateRow(client, 'webhook', id, { ...columnsOf(fields), updated_at: now })
}

/** With its log; with the last of them goes what was told, which nobody keeps up from then on. */
export async function deleteWebhookRow(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from app.webhook where id = $1', [id])
  await client.query('delete from app.webhook_notified_state where not exists (select from app.webhook)')
}

export function hasWebhooks(client: PoolClient): Promise<boolean> {
  return findsRow(client, 'select from app.webhook limit 1')
}
