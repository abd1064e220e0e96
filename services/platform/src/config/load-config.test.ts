import { expect, test } from 'vitest'
import { loadConfig } from './load-config.ts'

test('an empty environment means everything embedded', () => {
  expect(loadConfig({})).toMatchObject({
    PORT: 8080,
    METRICS_HOST: '127.0.0.1',
    DATA_DIR: '.data',
    DEMO: true,
    DEFAULT_BROKER_ID: 4,
  })
  expect(loadConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
})

test('values are read', () => {
  const config = loadConfig({
    PORT: '80',
    DEMO: 'off',
    PUBLIC_URL: 'https://tahanan.example/',
    KAFKA_BROKERS: 'one:9092, two:9092',
    TOKEN_SECRET: 'x'.repeat(32),
  })
  expect(config).toMatchObject({
    PORT: 80,
    DEMO: false,
    PUBLIC_URL: 'https://tahanan.example',
    KAFKA_BROKERS: ['one:9092', 'two:9092'],
  })
})

test('every problem is told at once, with its variable and its remedy', () => {
  expect(() =>
    loadConfig({
      PORT: '99999',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://db',
      REGISTRATION: 'open',
      KAFKA_BROKER: 'kafka:9092',
      ADMIN_PASSWORD: 'a'.repeat(12),
    }),
  ).toThrow(
    [
      'KAFKA_BROKER: there is no such setting; did you mean KAFKA_BROKERS?',
      'PORT: must be a whole number from 0 to 65535.',
      'ADMIN_PASSWORD: must have more than one character in it.',
      'DEMO: must be on or off.',
      'REGISTRATION: must be approval or closed.',
      'DATABASE_URL: must be an address that begins with postgres:// or postgresql://.',
    ].join('\n  '),
  )
})

test.each([
  [{ KAFKA_BROKERS: 'kafka:9092' }, 'TOKEN_SECRET: is required with KAFKA_BROKERS'],
  [{ S3_ENDPOINT: 'http://minio:9000', TOKEN_SECRET: 'x'.repeat(32) }, 'S3_ACCESS_KEY: is required with S3_ENDPOINT'],
  [{ READ_DATABASE_URL: 'postgres://read/db' }, 'DATABASE_URL: is required with READ_DATABASE_URL'],
])('settings that need another: %j', (environment, problem) => {
  expect(() => loadConfig(environment)).toThrow(problem)
})
