import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskFullProblem } from '@tahanan/platform/file/storage-problem.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import { errorCode } from '@tahanan/platform/problem/error-code.ts'
import type { Pool } from 'pg'
import { type BackupCounts, UnusableBackup, writeBackupFile } from './backup-file.ts'
import { beginSnapshot, copyOut, listApplied, listTables, readSequences } from './catalogue-copy.store.ts'
import { copyObjects } from './copy-objects.ts'

/** Beside the catalogues: pictures and documents, which never change, once for all backups. */
export const objectsFolder = (folder: string): string => join(folder, 'objects')

const NAME = /^catalogue-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sql\.gz$/
/** Nobody takes a day over one. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000

interface TakenBackup {
  readonly file: string
  readonly sizeBytes: number
  /** Rows by table. */
  readonly rows: BackupCounts
  /** Pictures and documents that the folder lacked. */
  readonly copied: number
}

interface BackupSource {
  readonly pool: Pool
  readonly store: ObjectStore
}

/** A folder for the catalogue, and where pictures and documents are added. */
interface BackupTarget {
  readonly folder: string
  readonly objects: ObjectStore
}

/**
 * Writes the catalogue into `FOLDER/catalogue-TIME.sql.gz`, as it is at one moment while work goes on, and adds what
 * is new to the objects. Killed, or out of room, it leaves no file of that name.
 */
export async function takeBackup(
  { pool, store }: BackupSource,
  { folder, objects }: BackupTarget,
  now: Date,
  signal: AbortSignal,
): Promise<TakenBackup> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const file = join(folder, `catalogue-${time}.sql.gz`)
  await removeLeftBehind(folder, (name) => /^catalogue-.*\.part$/.test(name), now)
  const rows: Record<string, number> = {}
  let copied = 0
  const client = await pool.connect()
  try {
    await beginSnapshot(client)
    const migrations = await listApplied(client)
    if (migrations.length === 0) throw new UnusableBackup('There is no catalogue here yet: start the server once.')
    const tables = await listTables(client)
    const content = {
      header: { taken_at: now.toISOString(), migrations },
      async *tables() {
        for (const { table, columns } of tables) {
          const data = copyOut(client, { table, columns }, (count) => {
            rows[table] = count
          })
          yield { table, columns, data }
        }
      },
      end: async () => ({ sequences: await readSequences(client), rows }),
    }
    // Behind the catalogue: whatever that names is there by now, and stays for 30 days after it was deleted.
    const sizeBytes = await writeBackupFile(file, content, signal, async () => {
      ;({ copied } = await copyObjects(store, objects))
    })
    return { file, sizeBytes, rows, copied }
  } catch (error) {
    if (!isDiskFull(error)) throw error
    throw new UnusableBackup(`There is no room for a backup in ${folder}.`, { cause: error })
  } finally {
    // A copy that was cut off would leave the connection waiting for its end.
    client.release(true)
  }
}

/** Said by a file, or by the store of the objects beside it. */
function isDiskFull(error: unknown): boolean {
  return diskFullProblem(error) !== undefined || (error instanceof Unavailable && error.code === 'disk_full')
}

/** Removes what a process that was killed has left in a folder, known by its name. */
export async function removeLeftBehind(folder: string, isIts: (name: string) => boolean, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!isIts(name)) continue
    const path = join(folder, name)
    if (now.getTime() - (await stat(path)).mtimeMs > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}

export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
}

interface KeptBackup {
  readonly name: string
  readonly takenAt: Date
}

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 7
const KEPT_WEEKS = 4

/**
 * Of the files of a folder, those that need not be kept: all but the last of each of the 7 latest days that have one, and
 * of each of the 4 latest weeks. Other files are nobody's business.
 */
export function backupsToRemove(names: readonly string[]): string[] {
  const newestFirst = names
    .flatMap((name): KeptBackup[] => {
      const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
      if (year === undefined) return []
      return [{ name, takenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }]
    })
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
  const kept = new Set<string>()
  for (const [lengthMs, most] of [
    [DAY_MS, KEPT_DAYS],
    [7 * DAY_MS, KEPT_WEEKS],
  ] as const) {
    const last = new Map<number, string>()
    for (const { name, takenAt } of newestFirst) {
      const period = Math.floor(takenAt.getTime() / lengthMs)
      if (!last.has(period) && last.size < most) last.set(period, name)
    }
    for (const name of last.values()) kept.add(name)
  }
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name))
}
