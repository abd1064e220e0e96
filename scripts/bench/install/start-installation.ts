import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@tahanan/platform/config/child-environment.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { joinDatabase } from '@tahanan/standalone/database/join-database.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { z } from 'zod'
import { NODE_ARGUMENTS } from '../../setup/node-arguments.mjs'
import { NO_ENGINES } from './no-engines.ts'

export interface RunningInstallation {
  readonly origin: string
  readonly pid: number
  readonly databaseUrl: string
  /** Bearer token of an editor. */
  readonly token: string
  readonly administrator: { readonly username: string; readonly password: string }
  stop(): Promise<void>
}

const ADMINISTRATOR = { username: 'bench', password: 'a password for the bench' }
const sessionSchema = z.object({ access: z.string() })
/** The first start after an update makes views anew. */
const START_TIMEOUT_MS = 180_000

/** `npm start` on a data folder that nothing else uses, signed in. */
export async function startInstallation(dataDir: string): Promise<RunningInstallation> {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('../../start.mjs', import.meta.url)), [], {
    execArgv: [...NODE_ARGUMENTS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: childEnvironment({
      ...NO_ENGINES,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    }),
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const response = await fetch(`${origin}/api/admin/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    }).catch(() => undefined)
    if (response?.ok === true) {
      const { access } = sessionSchema.parse(await response.json())
      const { databaseUrl } = await joinDatabase(loadConfig({ DATA_DIR: dataDir }))
      return {
        origin,
        pid: child.pid ?? 0,
        databaseUrl,
        token: access,
        administrator: ADMINISTRATOR,
        async stop() {
          child.kill('SIGTERM')
          await ended
        },
      }
    }
    if (child.exitCode !== null) throw new Error('The installation of the bench did not start.')
    if (Date.now() > deadline) {
      child.kill('SIGTERM')
      await ended
      throw new Error('The installation of the bench took too long to start.')
    }
    await pause(50)
  }
}
