import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)
const failureSchema = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

/** Starts the relay with these settings and answers how it ended. */
async function refusal(settings: Readonly<Record<string, string>>): Promise<z.infer<typeof failureSchema>> {
  const program = [...typescriptArguments(), join(import.meta.dirname, 'relay.process.ts')]
  const unset = { DATABASE_URL: '', KAFKA_BROKERS: '', REDIS_URL: '', TOKEN_SECRET: '', MEILI_URL: '', S3_ENDPOINT: '' }
  const ended: unknown = await run(process.execPath, program, {
    env: childEnvironment({ ...unset, ...settings }),
  }).catch((error: unknown) => error)
  return failureSchema.parse(ended)
}

const SECRET = { TOKEN_SECRET: 'a secret of forty characters, just made' }

test.each([
  ['missing', {}, ['DATABASE_URL: is required by relay.']],
  [
    'misspelt and malformed',
    { ...SECRET, DATABASE_URI: 'postgres://db', REDIS_URL: 'http://redis', KAFKA_BROKERS: 'kafka' },
    [
      'DATABASE_URI: there is no such setting; did you mean DATABASE_URL?',
      'KAFKA_BROKERS: must be host:port[,host:port …].',
      'REDIS_URL: must be an address that begins with redis:// or rediss://.',
    ],
  ],
  [
    'away',
    {
      ...SECRET,
      ENGINE_WAIT_SECONDS: '0',
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
      KAFKA_BROKERS: '127.0.0.1:1',
      REDIS_URL: 'redis://127.0.0.1:1',
    },
    [
      'DATABASE_URL: cannot be reached: nobody listens there (127.0.0.1:1).',
      'KAFKA_BROKERS: cannot be reached: nobody listens there (127.0.0.1:1).',
      'REDIS_URL: cannot be reached: nobody listens there (127.0.0.1:1).',
    ],
  ],
])('settings that are %s: all in one message, status 1, nothing else', async (_, settings, problems) => {
  const { code, stdout, stderr } = await refusal(settings)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toBe(`Some settings need another value:\n${problems.map((problem) => `  ${problem}\n`).join('')}`)
})
