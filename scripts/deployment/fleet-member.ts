import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { ownPort } from './own-port.ts'
import { backOffMs, pause } from '@tahanan/platform/postgres/pause.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { untilTrue } from '../engines/until-true.ts'

/** Where each process of the deployment begins, as docker-compose.yml starts them. */
export const PROCESS_ENTRIES = {
  migrate: 'services/workers/src/migrate/migrate.process.ts',
  'admin-api': 'services/admin-api/src/process/admin-api.process.ts',
  'public-api': 'services/public-api/src/process/public-api.process.ts',
  relay: 'services/workers/src/relay/relay.process.ts',
  projector: 'services/workers/src/projector/projector.process.ts',
  indexer: 'services/workers/src/indexer/indexer.process.ts',
  'job-worker': 'services/workers/src/job/job-worker.process.ts',
  'image-dispatcher': 'services/workers/src/picture/image-dispatcher.process.ts',
  'image-worker': 'services/workers/src/picture/image-worker.process.ts',
} as const

export type ProcessName = keyof typeof PROCESS_ENTRIES

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READY_MS = 180_000
const STOP_MS = 30_000
/** A life that lasted so long was no failed start. */
const STABLE_MS = 10_000

export type FleetMember = Awaited<ReturnType<typeof startFleetMember>>

/** One instance of a process, started again whenever it ends, as `restart: unless-stopped` does. */
export async function startFleetMember(
  name: ProcessName,
  folder: string,
  environment: Readonly<Record<string, string>>,
) {
  const port = await ownPort()
  const metricsPort = await ownPort()
  const logFile = join(folder, `${name}-${metricsPort}.log`)
  const log = await open(logFile, 'a')
  const self = `http://127.0.0.1:${metricsPort}`
  let isStopping = false
  let child = live()

  function live(): ChildProcess {
    return spawn(process.execPath, [...typescriptArguments(), PROCESS_ENTRIES[name]], {
      cwd: ROOT,
      stdio: ['ignore', log.fd, log.fd],
      env: childEnvironment({ ...environment, PORT: String(port), METRICS_PORT: String(metricsPort) }),
    })
  }

  async function keepAlive(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const bornAt = performance.now()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      if (performance.now() - bornAt > STABLE_MS) attempt = 0
      if (!isStopping) await pause(backOffMs(attempt, 2_000))
      if (isStopping) return
      child = live()
    }
  }

  const living = keepAlive()

  async function isReady(): Promise<boolean> {
    const answer = await fetch(`${self}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    return answer?.ok === true
  }

  /** The end of what it printed, in all its lives. */
  async function lastWords(): Promise<string> {
    return (await readFile(logFile, 'utf8')).trim().split('\n').slice(-8).join('\n')
  }

  return {
    name,
    lastWords,
    /** Of its calls, where it serves any. */
    origin: `http://127.0.0.1:${port}`,
    isReady,
    /** Resolves when it says that it is ready, and rejects when that takes too long. */
    async ready(): Promise<void> {
      if (await untilTrue(isReady, READY_MS)) return
      throw new Error(`${name} is not ready. Its last words:\n${await lastWords()}`)
    },
    /** Ends it as a crash would. It comes back by itself. */
    kill: () => void child.kill('SIGKILL'),
    /** Stands still, sockets open, until `thaw`. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    /** Ends it in order, for good. Answers its exit status. */
    async stop(): Promise<number | null> {
      isStopping = true
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await living
      clearTimeout(tooLate)
      await log.close()
      return child.exitCode
    },
  }
}
