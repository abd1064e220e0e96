import type { PoolClient } from 'pg'
import { arraysOf } from '../row/row.store.ts'

/** What webhooks were notified of last, of a listing or project. */
export interface NotifiedState {
  /** `listing:12`. */
  readonly key: string
  readonly version: number
  readonly isPublic: boolean
  readonly isSold: boolean
  readonly isRental: boolean
  /** The lowest; null on request, and for projects. */
  readonly priceCentavos: number | null
  /** Of its public data; null where they were not seen yet. */
  readonly digest: Buffer | null
}

/** Exclusive for who adds or deletes a webhook, shared by those who notify. */
const CATALOGUE_LOCK = `hashtext('webhook catalogue')`

/** Until the transaction ends nobody notifies, and whether there is a webhook stays as it is. */
export async function lockCatalogue(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
}

/**
 * Before notifying: nobody adds or deletes a webhook meanwhile, and of a partition's consumers, one of whom may not know
 * that he has lost it, the second finds everything done.
 */
export async function lockNotifying(client: PoolClient, partition: number): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock_shared(${CATALOGUE_LOCK}), pg_advisory_xact_lock(hashtext('webhook notifying'), $1)`,
    [partition],
  )
}

export async function listNotifiedStates(
  client: PoolClient,
  keys: readonly string[],
): Promise<Map<string, NotifiedState>> {
  const { rows } = await client.query<NotifiedState>(
    `select key, version, is_public as "isPublic", is_sold as "isSold", is_rental as "isRental",
       price_centavos::float8 as "priceCentavos", digest
     from app.webhook_notified_state where key = any($1)`,
    [keys],
  )
  return new Map(rows.map((state) => [state.key, state]))
}

const NEWER = `on conflict (key) do update set version = excluded.version, is_public = excluded.is_public,
  is_sold = excluded.is_sold, is_rental = excluded.is_rental, price_centavos = excluded.price_centavos,
  digest = excluded.digest
  where excluded.version > webhook_notified_state.version`

export async function storeNotifiedStates(client: PoolClient, states: readonly NotifiedState[]): Promise<void> {
  await client.query(
    `insert into app.webhook_notified_state (key, version, is_public, is_sold, is_rental, price_centavos, digest)
     select * from unnest($1::text[], $2::integer[], $3::boolean[], $4::boolean[], $5::boolean[], $6::bigint[], $7::bytea[])
     ${NEWER}`,
    arraysOf(states, 'key', 'version', 'isPublic', 'isSold', 'isRental', 'priceCentavos', 'digest'),
  )
}

/**
 * Marks the catalogue as it is as notified, for the first webhook: it is told of what changes from here on. Beside others
 * this would pass over what they are yet to be told.
 */
export async function markCatalogueNotified(client: PoolClient): Promise<void> {
  await client.query(
    `insert into app.webhook_notified_state (key, version, is_public, is_sold, is_rental, price_centavos)
     select 'listing:' || id, version, is_published, availability <> 0, listing_type = 1 and status = 1,
       coalesce(price_centavos, min_price_centavos, max_price_centavos)
     from app.listing where deleted_at is null
     union all
     select 'project:' || id, version, true, false, false, null from app.project where deleted_at is null
     ${NEWER}`,
  )
}

/** Has a webhook that becomes active told of what changes from here on, and not of what was yet to be notified. */
export async function startFromNow(client: PoolClient, webhookId: number): Promise<void> {
  await client.query(
    `insert into app.webhook_start (webhook_id, key, version)
     select $1, key, stored.version
     from (select 'listing:' || id as key, version from app.listing
           union all select 'project:' || id, version from app.project) stored
     left join app.webhook_notified_state notified using (key)
     where stored.version > coalesce(notified.version, 0)
     on conflict (webhook_id, key) do update set version = excluded.version`,
    [webhookId],
  )
}
