import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { childEnvironment } from '@tahanan/platform/config/child-environment.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { NODE_ARGUMENTS } from '../setup/node-arguments.mjs'
import { projectRoot } from '../setup/project-root.mjs'

export interface RunningSystem {
  readonly url: string
  stop(): Promise<void>
}

/** `npm start` in a process of its own, at a port of its own; resolves when it says that it runs. */
export async function startSystem(settings: Readonly<Record<string, string>>): Promise<RunningSystem> {
  const port = await freePort()
  const child = fork(join(projectRoot, 'scripts/start.mjs'), [], {
    cwd: projectRoot,
    execArgv: [...NODE_ARGUMENTS],
    env: childEnvironment({ ...settings, PORT: String(port), NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  if (child.stdout === null) throw new Error('The system has no output to be read.')
  const lines = createInterface({ input: child.stdout })
  const running = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line.startsWith('Tahanan runs at')) resolve()
    })
  })
  const failed = ended.then(() => {
    throw new Error(`The system ended with ${child.exitCode} instead of running.`)
  })
  await Promise.race([running, failed])
  failed.catch(() => {})
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
