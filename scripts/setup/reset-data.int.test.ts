import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetData } from './reset-data.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-reset-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('only what Tahanan made is deleted, whatever else lies in the folder', async () => {
  await mkdir(join(folder, 'cluster/base'), { recursive: true })
  await writeFile(join(folder, 'passwords.json'), '{}')
  await writeFile(join(folder, 'thesis.doc'), 'four years of work')
  expect(await resetData(folder, { yes: true })).toBe(true)
  expect(await readdir(folder)).toEqual(['thesis.doc'])
})

test('nothing is deleted when nobody can be asked', async () => {
  await mkdir(join(folder, 'cluster'))
  await expect(resetData(folder, { yes: false })).rejects.toThrow('--yes')
  expect(await readdir(folder)).toEqual(['cluster'])
})

test('there is nothing to ask about in a folder that is empty or missing', async () => {
  expect(await resetData(folder, { yes: false })).toBe(true)
  expect(await resetData(join(folder, 'missing'), { yes: false })).toBe(true)
})
