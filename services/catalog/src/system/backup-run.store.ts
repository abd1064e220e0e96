import type { Pool } from 'pg'
import { insertRow } from '../row/row.store.ts'

export type BackupKind = 'backup' | 'check'

interface BackupRun {
  readonly kind: BackupKind
  readonly at: Date
  readonly file: string | null
  readonly sizeBytes: number | null
  /** What went wrong; null where nothing did. */
  readonly cause: string | null
}

const KEPT = `interval '90 days'`

/** Notes a backup, or the check of one. Forgets what is older than 90 days, but for the last that went well. */
export async function noteBackupRun(pool: Pool, { kind, at, file, sizeBytes, cause }: BackupRun): Promise<void> {
  await insertRow(pool, 'backup_run', { kind, at, file, size_bytes: sizeBytes, cause })
  await pool.query(
    `delete from app.backup_run r where at < $1::timestamptz - ${KEPT}
       and exists (select from app.backup_run later where later.kind = r.kind and later.at > r.at and later.cause is null)`,
    [at],
  )
}

/** The latest of each kind, and the latest of each that went well. */
export interface BackupState {
  readonly backup: { readonly at: Date; readonly file: string; readonly sizeBytes: number } | null
  readonly checkedAt: Date | null
  /** Failures since the last of their kind that went well. */
  readonly failures: readonly { readonly kind: BackupKind; readonly at: Date; readonly cause: string }[]
}

export async function readBackupState(pool: Pool): Promise<BackupState> {
  const { rows } = await pool.query<BackupRun>(
    `(select distinct on (kind) kind, at, file, size_bytes::float8 as "sizeBytes", cause from app.backup_run
      where cause is null order by kind, at desc)
     union all
     (select distinct on (kind) kind, at, file, size_bytes::float8, cause from app.backup_run r
      where cause is not null and not exists
        (select from app.backup_run good where good.kind = r.kind and good.cause is null and good.at >= r.at)
      order by kind, at desc)`,
  )
  const good = (kind: BackupKind) => rows.find((row) => row.kind === kind && row.cause === null)
  const backup = good('backup')
  return {
    backup: backup === undefined ? null : { at: backup.at, file: backup.file ?? '', sizeBytes: backup.sizeBytes ?? 0 },
    checkedAt: good('check')?.at ?? null,
    failures: rows.flatMap(({ kind, at, cause }) => (cause === null ? [] : [{ kind, at, cause }])),
  }
}
