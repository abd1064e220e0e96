import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@tahanan/platform/config/child-environment.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { NODE_ARGUMENTS } from '../../setup/node-arguments.mjs'
import { NO_ENGINES } from '../install/no-engines.ts'
import { firstAnswer } from './first-answer.ts'

/** Starts an installation, waits for its first list of listings, stops it: the milliseconds until that answer. */
export async function coldStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = fork(fileURLToPath(new URL('../../start.mjs', import.meta.url)), [], {
    execArgv: [...NODE_ARGUMENTS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: childEnvironment({
      ...NO_ENGINES,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
    }),
  })
  const ended = once(child, 'exit')
  try {
    await firstAnswer(`http://127.0.0.1:${port}/api/listing`, () => child.exitCode !== null)
    return performance.now() - startedAt
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await ended
  }
}
