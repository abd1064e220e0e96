import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let nowhere: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-backup-'))
  nowhere = `postgres://tahanan:secret@127.0.0.1:${await freePort()}/tahanan`
})
afterEach(() => rm(folder, { recursive: true }))

const tell = (name: string, argument: string) =>
  promisify(execFile)('sh', [fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), argument], {
    env: childEnvironment({ DATABASE_URL: nowhere }),
  })

test('no half of a backup is left behind', async () => {
  await expect(tell('backup.sh', folder)).rejects.toThrow(/ECONNREFUSED|refused/)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isFile())).toEqual([])
})

test('a backup is restored with its pictures or not at all', async () => {
  const file = join(folder, 'catalogue.sql.gz')
  await expect(tell('restore.sh', file)).rejects.toThrow(`${file} is not there`)
  await writeFile(file, '')
  await expect(tell('restore.sh', file)).rejects.toThrow('objects is not there')
})
