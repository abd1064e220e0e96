import {
  type BackupKind,
  type BackupState,
  noteBackupRun,
  readBackupState,
} from '@tahanan/catalog/system/backup-run.store.ts'
import type { JobDependencies } from '../job/define-job.ts'
import { type BackupPlace, openBackupPlace } from './backup-place.ts'
import { pruneObjects } from './prune-objects.ts'
import { takeBackup } from './take-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** 2:00 in Manila, in UTC. */
const NIGHT_HOUR = 18
const CHECKED_EVERY_MS = 7 * DAY_MS
/** After a failure. */
const AGAIN_AFTER_MS: Readonly<Record<BackupKind, number>> = { backup: HOUR_MS, check: DAY_MS }

/** What is to be done now: a backup where none is from after the last 2:00 in Manila, a check where none is of this week. */
export function dueBackupWork({ backup, checkedAt, failures }: BackupState, now: Date): BackupKind | undefined {
  const night = Math.floor((now.getTime() - NIGHT_HOUR * HOUR_MS) / DAY_MS) * DAY_MS + NIGHT_HOUR * HOUR_MS
  const mayTry = (kind: BackupKind) =>
    failures.every((failure) => failure.kind !== kind || now.getTime() - failure.at.getTime() >= AGAIN_AFTER_MS[kind])
  if ((backup?.at.getTime() ?? 0) < night && mayTry('backup')) return 'backup'
  const isChecked = checkedAt !== null && now.getTime() - checkedAt.getTime() < CHECKED_EVERY_MS
  return backup !== null && !isChecked && mayTry('check') ? 'check' : undefined
}

interface BackupDependencies extends Pick<JobDependencies, 'catalog' | 'store' | 'log'> {
  readonly config: Parameters<typeof openBackupPlace>[0]
}

/** A turn of the scheduled task: takes a backup into `BACKUP_DIR` or `BACKUP_BUCKET`, or checks the last one, where it is time. */
export async function backUpWhenDue(
  { catalog: { pool }, store, config, log }: BackupDependencies,
  now: Date,
  signal: AbortSignal,
): Promise<object | undefined> {
  if (config.BACKUP_DIR === undefined && config.BACKUP_BUCKET === undefined) return undefined
  const state = await readBackupState(pool)
  const kind = dueBackupWork(state, now)
  if (kind === undefined) return undefined
  let place: BackupPlace | undefined
  try {
    place = await openBackupPlace(config)
    if (place === undefined) return undefined
    if (kind === 'backup') {
      const { file, sizeBytes, copied } = await takeBackup({ pool, store }, place, now, signal)
      const kept = await place.keep(file)
      await noteBackupRun(pool, { kind, at: now, file: kept, sizeBytes, cause: null })
      const removed = await place.removeOld()
      const pruned = await pruneObjects({ pool, store }, place.objects)
      if (pruned === undefined)
        log.warn('most of what the backups hold is not in the store any more: nothing is pruned')
      return { file: kept, size_bytes: sizeBytes, objects: copied, removed, pruned }
    }
    const file = state.backup?.file ?? ''
    await verifyBackup(pool, await place.fileOf(file), place.objects, now)
    await noteBackupRun(pool, { kind, at: now, file, sizeBytes: null, cause: null })
    return { checked: file }
  } catch (error) {
    signal.throwIfAborted()
    log.error({ err: error, kind }, 'the backup failed')
    const cause = error instanceof Error ? error.message : String(error)
    await noteBackupRun(pool, { kind, at: now, file: null, sizeBytes: null, cause })
    return undefined
  } finally {
    await place?.close()
  }
}
