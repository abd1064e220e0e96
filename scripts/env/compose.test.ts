import { readdir, readFile } from 'node:fs/promises'
import { configSchema } from '@tahanan/platform/config/config-schema.ts'
import { expect, test } from 'vitest'
import { askedNames, COMPOSE } from './env-example.ts'

/** Settings that docker-compose.yml has no use for, and why. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  METRICS_HOST: 'the image says it',
  DEMO: 'of `npm start` alone',
  IMAGE_WORKERS: 'of `npm start` alone: IMAGE_WORKER_REPLICAS says how many',
  READ_DATABASE_URL: 'there is one Postgres',
}

/** Settings that the servers' code names and their part of docker-compose.yml does not, and why. */
const NOT_GIVEN: Readonly<Record<string, readonly string[]>> = {
  // The image says DATA_DIR; ALERTS stands for SMTP_URL.
  'public-api': ['DATA_DIR', 'SMTP_URL'],
  // There is one Postgres.
  'admin-api': ['READ_DATABASE_URL'],
}

const compose = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
const asked = askedNames(compose)
const passed = namesIn(compose)

test('docker-compose.yml hands every setting to a process that may need it', () => {
  const missing = Object.keys(configSchema.shape).filter((name) => !passed.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(NOT_PASSED).toSorted())
})

test.each(Object.entries(NOT_GIVEN))(
  'docker-compose.yml hands %s every setting that its code names',
  async (name, others) => {
    const folder = new URL(`../../services/${name}/src/`, import.meta.url)
    const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!test|fixture)\.ts$/.test(file))
    const code = (await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))).join('\n')
    const named = Object.keys(configSchema.shape).filter((setting) => new RegExp(`\\b${setting}\\b`).test(code))
    const part = blockOf(`  ${name}`)
    const merged = [...part.matchAll(/\*([a-z]+)/g)].map(([, anchor = '']) => blockOf(`x-${anchor}`))
    const given = namesIn([part, ...merged].join('\n'))
    expect(named.filter((setting) => !given.has(setting)).toSorted()).toEqual(others)
  },
)

/** A key of docker-compose.yml and what is indented below it. */
function blockOf(key: string): string {
  const indent = key.length - key.trimStart().length
  return new RegExp(`^${key}:.*\n(?:(?: {${indent + 2}}.*)?\n)+`, 'm').exec(compose)?.[0] ?? ''
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/(?:^ +|[{,] *)([A-Z][A-Z\d_]*):(?= |$)/gm)].map(([, name = '']) => name))
}

test('what docker-compose.yml asks of .env is in .env.example, and nothing else of its own is', () => {
  const settings = new Set(Object.keys(configSchema.shape))
  const own = [...asked].filter((name) => !settings.has(name))
  expect(own.toSorted()).toEqual(Object.keys(COMPOSE).toSorted())
})
