import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areDependenciesCurrent } from './are-dependencies-current.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-setup-'))
  await mkdir(join(folder, 'node_modules'))
})
afterEach(() => rm(folder, { recursive: true }))

const wanted = {
  '': { version: '0.1.0' },
  contracts: { version: '0.1.0' },
  'node_modules/@tahanan/contracts': { resolved: 'contracts', link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true },
}
const { '': _, 'node_modules/@esbuild/win32-x64': __, ...installed } = wanted

async function areCurrent(lockfile: object, hiddenLockfile: string): Promise<boolean> {
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: lockfile }))
  await writeFile(join(folder, 'node_modules/.package-lock.json'), hiddenLockfile)
  return areDependenciesCurrent(folder)
}

test('what npm installed is what the lockfile says, but for binaries of other platforms', async () => {
  expect(await areCurrent(wanted, JSON.stringify({ packages: installed }))).toBe(true)
})

test.each([
  ['a package is missing', { 'node_modules/zod': undefined }],
  ['a package has another version', { 'node_modules/zod': { version: '4.6.6' } }],
  ['a workspace is not linked', { 'node_modules/@tahanan/contracts': undefined }],
  ['an optional package has another version', { 'node_modules/@esbuild/win32-x64': { version: '0.28.1' } }],
])('%s', async (_title, change) => {
  expect(await areCurrent(wanted, JSON.stringify({ packages: { ...installed, ...change } }))).toBe(false)
})

test('npm was interrupted', async () => {
  expect(await areCurrent(wanted, '{"packages":{"node_mod')).toBe(false)
})

test('nothing was ever installed', async () => {
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  expect(areDependenciesCurrent(folder)).toBe(false)
})
