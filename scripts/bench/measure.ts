import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import autocannon from 'autocannon'

export interface Measured {
  readonly perSecond: number
  readonly p99Ms: number
  readonly errors: number
}

export interface Load {
  readonly url: string
  readonly requests: autocannon.Request[]
  readonly connections: number
  readonly seconds: number
}

export async function measure({ url, requests, connections, seconds }: Load): Promise<Measured> {
  const run = (duration: number) => autocannon({ url, requests, connections, duration })
  // The first answers compile what the others run.
  await run(1)
  const { requests: answered, latency, errors, non2xx } = await run(seconds)
  return { perSecond: answered.average, p99Ms: latency.p99, errors: errors + non2xx }
}

export interface Server {
  readonly url: string
  readonly process: ChildProcess
}

/** A program of this folder in a process of its own, once it has printed its port. */
export async function startServer(program: string, programArguments: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, ['scripts/run.mjs', `scripts/bench/${program}`, ...programArguments], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (printed: Buffer) => resolve(printed.toString().trim()))
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)))
  })
  return { url: `http://127.0.0.1:${port}`, process: child }
}

const SAMPLE_MS = 1_000

export interface Memory {
  readonly searches: number
  readonly errors: number
  /** What the process held (RSS) in each tenth of them: the medians of a sample a second. */
  readonly tenthsMb: readonly number[]
}

/** How much a server holds while it answers so many searches, none of them like another. */
export async function measureMemory({ url, process: server }: Server, searches: number): Promise<Memory> {
  let asked = 0
  const tenths = Array.from({ length: 10 }, (): number[] => [])
  const ending = new AbortController()
  const sampling = (async () => {
    while (!ending.signal.aborted) {
      tenths[Math.min(9, Math.floor((asked / searches) * 10))]?.push(heldMb(server.pid ?? 0))
      await pause(SAMPLE_MS)
    }
  })()
  const request: autocannon.Request = {
    setupRequest(one) {
      asked += 1
      return { ...one, path: `/api/listing/?page_size=1&q=zenith+under+${1_000_000 + asked}` }
    },
  }
  const { errors, non2xx } = await autocannon({ url, requests: [request], connections: 16, amount: searches })
  ending.abort()
  await sampling
  return { searches: asked, errors: errors + non2xx, tenthsMb: tenths.map(median) }
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0
}

/** From /proc: Linux alone. */
function heldMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}
