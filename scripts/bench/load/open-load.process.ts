import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../report/quantile.ts'
import { openLoadOrderSchema } from './open-load-order.ts'
import type { OpenLoadResult } from './open-load-result.ts'
import { openPlainConnection, type PlainAnswer, type PlainConnection } from './plain-connection.ts'

/** The open-loop generator: sends by the clock, never waits for an answer. */
process.on('message', (message) => {
  void run(message)
})

const TICK_MS = 2
const LAST_ANSWERS_MS = 5_000
/**
 * Those of a gateway, which opens its connections ahead and keeps them: far more than the server answers at once. What finds
 * none free has failed.
 */
const CONNECTIONS = 1_000
/** Opened together, less than a server lets wait. */
const OPENED_TOGETHER = 100

async function run(message: unknown): Promise<void> {
  const { origin, paths, perSecond, settleMs, durationMs } = openLoadOrderSchema.parse(message)
  const url = new URL(origin)
  const opened = await open(url)
  const free = [...opened]
  const accepted: number[] = []
  let [sent, ended, counted, shed] = [0, 0, 0, 0]
  const startedAt = performance.now()
  const countedFrom = startedAt + settleMs

  function send(dueAt: number): void {
    const path = paths[sent % paths.length] ?? '/'
    const connection = free.pop()
    sent += 1
    if (dueAt >= countedFrom) counted += 1
    connection?.ask(path, (answer) => {
      ended += 1
      if (answer.status !== 0) free.push(connection)
      if (dueAt >= countedFrom) count(answer, performance.now() - dueAt)
    })
  }

  function count({ status, hasRetryAfter }: PlainAnswer, elapsedMs: number): void {
    if (status === 200) accepted.push(elapsedMs)
    else if (status === 503 && hasRetryAfter) shed += 1
  }

  const stopAt = countedFrom + durationMs
  for (let now = startedAt; now < stopAt; now = performance.now()) {
    const due = Math.floor(((now - startedAt) / 1_000) * perSecond)
    while (sent < due) send(startedAt + (sent / perSecond) * 1_000)
    await pause(TICK_MS)
  }
  const seconds = (performance.now() - countedFrom) / 1_000
  const isWaiting = (): boolean => ended < sent && performance.now() < stopAt + LAST_ANSWERS_MS
  while (isWaiting()) await pause(10)
  for (const connection of opened) connection.close()
  const answer: OpenLoadResult = {
    sentPerSecond: counted / seconds,
    acceptedPerSecond: accepted.length / seconds,
    shed,
    failed: counted - accepted.length - shed,
    p50: accepted.length === 0 ? LAST_ANSWERS_MS : quantile(accepted, 0.5),
    p99: accepted.length === 0 ? LAST_ANSWERS_MS : quantile(accepted, 0.99),
  }
  process.send?.(answer)
}

async function open(url: URL): Promise<PlainConnection[]> {
  const opened: PlainConnection[] = []
  while (opened.length < CONNECTIONS) {
    const together = Array.from({ length: OPENED_TOGETHER }, () => openPlainConnection(url))
    await Promise.all(together.map((connection) => connection.opened))
    opened.push(...together)
  }
  return opened
}
