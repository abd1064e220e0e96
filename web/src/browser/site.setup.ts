import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running system: an empty catalogue, its first administrator, and nobody else at it. */
    readonly site: { readonly url: string; readonly username: string; readonly password: string }
  }
}

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url))
const ADMINISTRATOR = { username: 'admin', password: 'browser tests sign in with this' }
const DEADLINE_MS = 110_000

/** Starts the whole system once for all browser tests, as `npm start -- --empty` would, in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tahanan-browser-'))
  // Started by root, PostgreSQL runs as another account, which has to get in.
  await chmod(dataDir, 0o711)
  const child = spawn(process.execPath, [START, '--empty'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const listen = (text: string): void => {
      output += text
      const address = /runs at\s+(http:\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    void ended.then(() => reject(new Error(`The system did not start:\n${output}`)))
    setTimeout(() => reject(new Error(`The system has not started in time:\n${output}`)), DEADLINE_MS).unref()
  })
  project.provide('site', { url, ...ADMINISTRATOR })
  return async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
