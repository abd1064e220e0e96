import { type ChildProcess, spawn } from 'node:child_process'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import autocannon from 'autocannon'

export interface Measured {
  readonly perSecond: number
  readonly p99Ms: number
  readonly errors: number
  /** Milliseconds of a core for each answer, of whatever `Load.cpuMs` counts. */
  readonly cpuMs: number
}

export interface Load {
  readonly url: string
  readonly requests: autocannon.Request[]
  readonly connections: number
  readonly seconds: number
  /** What those who answer have used of the cores so far. */
  readonly cpuMs?: () => number
}

export async function measure({ url, requests, connections, seconds, cpuMs = () => 0 }: Load): Promise<Measured> {
  const run = (duration: number) => autocannon({ url, requests, connections, duration })
  // The first answers compile what the others run.
  await run(1)
  const before = cpuMs()
  const { requests: answered, latency, errors, non2xx } = await run(seconds)
  return {
    perSecond: answered.average,
    p99Ms: latency.p99,
    errors: errors + non2xx,
    cpuMs: (cpuMs() - before) / answered.total,
  }
}

export interface Server {
  readonly url: string
  readonly process: ChildProcess
}

/** `server.ts` in a process of its own, once it has printed its port. */
export async function startServer(programArguments: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/bench/server.ts', ...programArguments], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (printed: Buffer) => resolve(printed.toString().trim()))
    child.once('exit', (code) => reject(new Error(`server.ts ended with ${code}.`)))
  })
  return { url: `http://127.0.0.1:${port}`, process: child }
}

/** The number that this share of them lies below, `NaN` of none. */
export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? Number.NaN
}

const POLL_MS = 5
const PATIENCE_MS = 300_000

/** Resolves once it is so; looks often. */
export async function until(isSo: () => Promise<boolean>, pollMs = POLL_MS): Promise<void> {
  const deadlineAt = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > deadlineAt) throw new Error(`Waited in vain for ${PATIENCE_MS / 1_000} s.`)
    await pause(pollMs)
  }
}
