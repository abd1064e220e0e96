import { randomInt } from 'node:crypto'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'

/** Below those that systems give out by themselves: nobody takes one while its owner is away for a moment. */
const LOWEST = 20_000
const HIGHEST = 29_998
const TRIES = 100

/** A port that stays ours, and the next one, which Kafka's controller takes. */
export async function ownPort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST)
    const [own, next] = [await freePort(port), await freePort(port + 1)]
    if (own === port && next === port + 1) return port
  }
  throw new Error(`No port between ${LOWEST} and ${HIGHEST} is free.`)
}
