import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from './load-config.ts'
import { tokenSecret } from './token-secret.ts'

let DATA_DIR = ''
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'token-secret-'))
})
afterEach(() => rm(DATA_DIR, { recursive: true }))

test('is made once, also by those who start together', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => tokenSecret({ DATA_DIR, TOKEN_SECRET: undefined })))
  expect(new Set(secrets).size).toBe(1)
  expect(await readFile(join(DATA_DIR, 'token-secret'), 'utf8')).toBe(secrets[0])
})

test.each(['', '\n', 'short', ' '.repeat(40), 'x'.repeat(31)])(
  'a file of %j is refused, with what to do',
  async (text) => {
    const file = join(DATA_DIR, 'token-secret')
    await writeFile(file, text)
    const start = tokenSecret({ DATA_DIR, TOKEN_SECRET: undefined })
    await expect(start).rejects.toThrow(/token-secret: holds \d+ bytes.*delete it: a new one is made/u)
    expect(await readFile(file, 'utf8')).toBe(text)
  },
)

test.each(['x'.repeat(31), ' '.repeat(40)])('TOKEN_SECRET=%j is refused', (TOKEN_SECRET) => {
  expect(() => loadConfig({ TOKEN_SECRET })).toThrow('TOKEN_SECRET: must have at least 32 bytes')
})
