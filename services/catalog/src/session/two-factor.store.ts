import type { Pool, PoolClient } from 'pg'
import { type Db, findRow, findsRow } from '../row/row.store.ts'

export interface TwoFactor {
  readonly sealedSecret: Buffer
  /** A first code has shown that its owner's device has the secret: it is asked for. */
  readonly isOn: boolean
  readonly lastStep: number
}

const COLUMNS = `sealed_secret as "sealedSecret", confirmed_at is not null as "isOn", last_step::float8 as "lastStep"`

export function findTwoFactor(db: Db, accountId: number): Promise<TwoFactor | undefined> {
  return findRow(db, `select ${COLUMNS} from app.two_factor where account_id = $1`, [accountId])
}

export function lockTwoFactor(client: PoolClient, accountId: number): Promise<TwoFactor | undefined> {
  return findRow(client, `select ${COLUMNS} from app.two_factor where account_id = $1 for update`, [accountId])
}

/** False where one is on already; one that was never confirmed is replaced. */
export function storeTwoFactor(
  client: PoolClient,
  accountId: number,
  { sealedSecret, recoveryHashes }: { readonly sealedSecret: Buffer; readonly recoveryHashes: readonly Buffer[] },
): Promise<boolean> {
  return findsRow(
    client,
    `insert into app.two_factor as known (account_id, sealed_secret, last_step, recovery_hashes) values ($1, $2, 0, $3)
     on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0,
       recovery_hashes = excluded.recovery_hashes
     where known.confirmed_at is null`,
    [accountId, sealedSecret, recoveryHashes],
  )
}

export async function confirmTwoFactorRow(
  client: PoolClient,
  { accountId, step, at }: { readonly accountId: number; readonly step: number; readonly at: Date },
): Promise<void> {
  await client.query('update app.two_factor set confirmed_at = $3, last_step = $2 where account_id = $1', [
    accountId,
    step,
    at,
  ])
}

/** Takes the code of a step; false where another was as quick. */
export function takeStep(pool: Pool, accountId: number, step: number): Promise<boolean> {
  return findsRow(
    pool,
    'update app.two_factor set last_step = $2 where account_id = $1 and confirmed_at is not null and last_step < $2',
    [accountId, step],
  )
}

/** Takes a recovery code; false for one that there is not, or not any more. */
export function takeRecoveryCode(pool: Pool, accountId: number, hash: Buffer): Promise<boolean> {
  return findsRow(
    pool,
    `update app.two_factor set recovery_hashes = array_remove(recovery_hashes, $2)
     where account_id = $1 and confirmed_at is not null and $2 = any(recovery_hashes)`,
    [accountId, hash],
  )
}

/** False where no second factor is on. */
export function replaceRecoveryHashes(
  client: PoolClient,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<boolean> {
  return findsRow(
    client,
    'update app.two_factor set recovery_hashes = $2 where account_id = $1 and confirmed_at is not null',
    [accountId, hashes],
  )
}

/** Null where no second factor is on. */
export async function countRecoveryCodes(pool: Pool, accountId: number): Promise<number | null> {
  const { rows } = await pool.query<{ left: number }>(
    `select cardinality(recovery_hashes) as left from app.two_factor
     where account_id = $1 and confirmed_at is not null`,
    [accountId],
  )
  return rows[0]?.left ?? null
}

/** False where none was on. */
export function deleteTwoFactor(client: PoolClient, accountId: number): Promise<boolean> {
  return findsRow(client, 'delete from app.two_factor where account_id = $1 and confirmed_at is not null', [accountId])
}
