import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openBackupFolder } from './backup-place.ts'
import { takeBackup } from './take-backup.ts'

// Takes a backup, and waits for ever once the catalogue is written: to be killed there.
const [connectionString = '', folder = '', media = ''] = process.argv.slice(2)
const pool = openPool({ connectionString, max: 1, applicationName: 'test' })
const files = await openFileObjectStore({ folder: media })
const store: ObjectStore = {
  ...files,
  async *list() {
    await new Promise(() => {})
    yield* []
  },
}
await takeBackup({ pool, store }, await openBackupFolder(folder), new Date(), new AbortController().signal)
