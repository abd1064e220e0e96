import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetData } from './reset-data.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-reset-'))
  // PostgreSQL does not run as the superuser, and the account it runs as has to get here.
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const reset = (yes: boolean, dataDir = folder) => resetData(loadConfig({ DATA_DIR: dataDir }), { yes })

test('only what Tahanan made is deleted, whatever else lies in the folder', async () => {
  await mkdir(join(folder, 'postgres/cluster'), { recursive: true })
  await writeFile(join(folder, 'token-secret'), 'secret')
  await writeFile(join(folder, 'thesis.doc'), 'four years of work')
  expect(await reset(true)).toBe(true)
  expect(await readdir(folder)).toEqual(['thesis.doc'])
})

test('nothing is deleted when nobody can be asked', async () => {
  await mkdir(join(folder, 'postgres'))
  await expect(reset(false)).rejects.toThrow('--yes')
  expect(await readdir(folder)).toEqual(['postgres'])
})

test('there is nothing to ask about in a folder that is empty or missing', async () => {
  expect(await reset(false)).toBe(true)
  expect(await reset(false, join(folder, 'missing'))).toBe(true)
})

test('a database that is in use is left alone', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  await expect(reset(true)).rejects.toThrow('in use by another running instance')
  expect(await readdir(folder)).toEqual(['postgres'])
  await postgres.stop()
  expect(await reset(true)).toBe(true)
  expect(await readdir(folder)).toEqual([])
})
