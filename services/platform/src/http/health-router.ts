import type { Log } from '../log/create-log.ts'
import { within } from '../postgres/pause.ts'
import { type AppRouter, createRouter } from './router.ts'

/** Resolves when what it asks is there. */
export type Probe = () => Promise<unknown>

export interface HealthOptions {
  /** By the name in the log and, with `showsProbes`, in the answer: `postgres`, `search`. Read at each question. */
  readonly probes: Readonly<Record<string, Probe>>
  readonly log: Log
  /** Names what fails in the answer; for the metrics port alone. */
  readonly showsProbes?: boolean
  /** Not ready from here on. */
  readonly stopping?: AbortSignal
  /** What takes longer is not there. */
  readonly timeoutMs?: number
  /** How long an outcome is good for, however often it is asked. */
  readonly keepMs?: number
}

type Outcomes = Readonly<Record<string, 'ok' | 'failing'>>

/**
 * `/healthz`: this process answers. `/readyz`: so does everything it needs (200 or 503; what does not is
 * named on the metrics port alone, and why in the log alone).
 */
export function createHealthRouter(options: HealthOptions): AppRouter {
  const { probes, log, showsProbes = false, stopping, timeoutMs = 2_000, keepMs = 1_000 } = options
  const router = createRouter()
  let latest: Promise<Outcomes> | undefined

  router.get('/healthz', (ctx) => {
    ctx.state.route = 'healthz'
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: 'ok' }
  })

  router.get('/readyz', async (ctx) => {
    ctx.state.route = 'readyz'
    const outcomes = await (latest ??= askAll())
    const isReady = stopping?.aborted !== true && Object.values(outcomes).every((outcome) => outcome === 'ok')
    ctx.set('Cache-Control', 'no-store')
    ctx.status = isReady ? 200 : 503
    const status = stopping?.aborted === true ? 'stopping' : isReady ? 'ok' : 'failing'
    ctx.body = showsProbes ? { status, probes: outcomes } : { status: isReady ? 'ok' : 'failing' }
  })

  return router

  async function askAll(): Promise<Outcomes> {
    const asked = Object.entries(probes).map(async ([name, probe]) => [name, await ask(name, probe)] as const)
    const outcomes = Object.fromEntries(await Promise.all(asked))
    setTimeout(() => {
      latest = undefined
    }, keepMs).unref()
    return outcomes
  }

  async function ask(name: string, probe: Probe): Promise<'ok' | 'failing'> {
    try {
      await within(timeoutMs, probe())
      return 'ok'
    } catch (error) {
      log.warn({ err: error, probe: name }, 'not ready')
      return 'failing'
    }
  }
}
