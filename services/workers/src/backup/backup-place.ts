import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { UnusableBackup } from './backup-file.ts'
import { backupsToRemove, namesIn, objectsFolder, removeLeftBehind } from './take-backup.ts'

/** Where backups lie: a folder, or a bucket with a folder in which its catalogues are made and tried. */
export interface BackupPlace {
  /** Where a catalogue is written. */
  readonly folder: string
  /** Pictures and documents of all backups. */
  readonly objects: ObjectStore
  /** Brings a catalogue where it is kept, and answers what it is known by. */
  keep(file: string): Promise<string>
  /** A file of a kept catalogue. @throws UnusableBackup where the bucket has none of this name */
  fileOf(kept: string): Promise<string>
  /** Deletes the catalogues that are kept no longer. Answers how many. */
  removeOld(): Promise<number>
  close(): Promise<void>
}

export async function openBackupFolder(folder: string): Promise<BackupPlace> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const objects = await openFileObjectStore({ folder: objectsFolder(folder) })
  return {
    folder,
    objects,
    keep: async (file) => file,
    fileOf: async (file) => file,
    async removeOld() {
      const old = backupsToRemove(await namesIn(folder))
      for (const name of old) await rm(join(folder, name), { force: true })
      return old.length
    },
    close: () => objects.close(),
  }
}

const IN_HAND = 'backup-in-hand-'

type BucketConfig = Pick<Config, 'BACKUP_BUCKET' | 'DATA_DIR' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>

/** Of `BACKUP_BUCKET`; undefined where none is named. */
export async function openBackupBucketPlace(config: BucketConfig): Promise<BackupPlace | undefined> {
  const {
    BACKUP_BUCKET: within,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey = '',
    S3_SECRET_KEY: secretKey = '',
  } = config
  if (within === undefined || endpoint === undefined) return undefined
  const { openBackupBucket } = await import('@tahanan/platform/object-store/backup-bucket.ts')
  const bucket = await openBackupBucket({ endpoint, accessKey, secretKey, within })
  await mkdir(config.DATA_DIR, { recursive: true })
  await removeLeftBehind(config.DATA_DIR, (name) => name.startsWith(IN_HAND), new Date())
  const folder = await mkdtemp(join(config.DATA_DIR, IN_HAND))
  return {
    folder,
    objects: bucket.objects,
    async keep(file) {
      const name = basename(file)
      await bucket.put(name, file)
      await rm(file)
      return name
    },
    async fileOf(kept) {
      const name = basename(kept)
      const names = await bucket.names()
      if (!names.includes(name)) {
        const newest = names.toSorted().at(-1)
        const others = newest === undefined ? 'It holds no backup.' : `The newest there is ${newest}.`
        throw new UnusableBackup(`${name} is not in the bucket ${within}. ${others}`)
      }
      const file = join(folder, name)
      await bucket.get(name, file)
      return file
    },
    async removeOld() {
      const old = backupsToRemove(await bucket.names())
      if (old.length > 0) await bucket.remove(old)
      return old.length
    },
    async close() {
      await bucket.objects.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Where a job worker keeps backups: `BACKUP_BUCKET`, or `BACKUP_DIR`; undefined where neither is named. */
export async function openBackupPlace(
  config: BucketConfig & Pick<Config, 'BACKUP_DIR'>,
): Promise<BackupPlace | undefined> {
  const bucket = await openBackupBucketPlace(config)
  return bucket ?? (config.BACKUP_DIR === undefined ? undefined : openBackupFolder(config.BACKUP_DIR))
}
