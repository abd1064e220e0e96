import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../report/quantile.ts'
import { openLoadOrderSchema } from './open-load-order.ts'
import type { OpenLoadResult } from './open-load-result.ts'

/** The open-loop generator: sends by the clock, never waits for an answer. */
process.on('message', (message) => {
  void run(message)
})

const TICK_MS = 2
const LAST_ANSWERS_MS = 5_000
/** More than any server here would take; what finds none free has failed. */
const SOCKETS_MAX = 4_000

async function run(message: unknown): Promise<void> {
  const { origin, paths, perSecond, durationMs } = openLoadOrderSchema.parse(message)
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX })
  const accepted: number[] = []
  let [sent, ended, shed, failed] = [0, 0, 0, 0]
  const startedAt = performance.now()

  function send(dueAt: number): void {
    const path = paths[sent % paths.length] ?? '/'
    sent += 1
    const request = get(`${origin}${path}`, { agent }, (response) => {
      response.resume()
      response.once('close', () => {
        ended += 1
        if (response.statusCode === 200 && response.complete) accepted.push(performance.now() - dueAt)
        else if (response.statusCode === 503 && response.headers['retry-after'] !== undefined) shed += 1
        else failed += 1
      })
    })
    request.once('error', () => {
      ended += 1
      failed += 1
    })
  }

  for (let now = startedAt; now < startedAt + durationMs; now = performance.now()) {
    const due = Math.floor(((now - startedAt) / 1_000) * perSecond)
    while (sent < due) send(startedAt + (sent / perSecond) * 1_000)
    await pause(TICK_MS)
  }
  const elapsedMs = performance.now() - startedAt
  const isWaiting = (): boolean => ended < sent && performance.now() < startedAt + elapsedMs + LAST_ANSWERS_MS
  while (isWaiting()) await pause(10)
  agent.destroy()
  const answer: OpenLoadResult = {
    sentPerSecond: (sent / elapsedMs) * 1_000,
    acceptedPerSecond: (accepted.length / elapsedMs) * 1_000,
    shed,
    failed: failed + sent - ended,
    p50: accepted.length === 0 ? 0 : quantile(accepted, 0.5),
    p99: accepted.length === 0 ? 0 : quantile(accepted, 0.99),
  }
  process.send?.(answer)
}
