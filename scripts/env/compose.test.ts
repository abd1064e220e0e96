import { readFile } from 'node:fs/promises'
import { configSchema } from '@tahanan/platform/config/config-schema.ts'
import { expect, test } from 'vitest'
import { COMPOSE } from './env-example.ts'

/** Settings that docker-compose.yml has no use for, and why. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  METRICS_HOST: 'the image says it',
  DEMO: 'of `npm start` alone',
  IMAGE_WORKERS: 'of `npm start` alone: IMAGE_WORKER_REPLICAS says how many',
  READ_DATABASE_URL: 'there is one Postgres',
}

const compose = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
const asked = new Set([...compose.matchAll(/\$\{([A-Z][A-Z\d_]*)/g)].map(([, name = '']) => name))
const passed = new Set([...compose.matchAll(/(?:^ +|[{,] *)([A-Z][A-Z\d_]*):(?= |$)/gm)].map(([, name = '']) => name))

test('docker-compose.yml hands every setting to a process that may need it', () => {
  const missing = Object.keys(configSchema.shape).filter((name) => !passed.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(NOT_PASSED).toSorted())
})

test('what docker-compose.yml asks of .env is in .env.example, and nothing else of its own is', () => {
  const settings = new Set(Object.keys(configSchema.shape))
  const own = [...asked].filter((name) => !settings.has(name))
  expect(own.toSorted()).toEqual(Object.keys(COMPOSE).toSorted())
})
