import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { envExample } from './env-example.ts'

test('.env.example is what the settings are now; `npm run env-example` writes it', async () => {
  const file = new URL('../../.env.example', import.meta.url)
  expect(await readFile(file, 'utf8')).toBe(envExample())
})
