import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { envExample } from './env-example.ts'

test('.env.example is what the settings are now; `npm run env-example` writes it', async () => {
  const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
  expect(await read('.env.example')).toBe(envExample(await read('docker-compose.yml')))
})
