import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { firstAnswer } from './first-answer.ts'

/** Starts PostgreSQL and an empty Koa in a process, waits for an answer, stops them: the milliseconds until then. */
export async function bareStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const entry = fileURLToPath(new URL('./bare-start.process.ts', import.meta.url))
  const child = fork(entry, [dataDir, String(port)], { execArgv: typescriptArguments() })
  const ended = once(child, 'exit')
  await firstAnswer(`http://127.0.0.1:${port}/`, () => child.exitCode !== null)
  const elapsedMs = performance.now() - startedAt
  child.send('stop')
  await ended
  return elapsedMs
}
