import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that Linux gives to outgoing connections, one of which might take a port before it is listened at. */
const LOWEST = 20_000
const HIGHEST = 32_000
const TRIES = 100

/** `preferred` when nobody listens there on this machine, otherwise a port that is free at this moment. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
  throw new Error(`${TRIES} ports of this machine between ${LOWEST} and ${HIGHEST} were taken.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
