import { createServer } from 'node:net'

/** `preferred` when nobody listens there on this machine, otherwise a port that is free at this moment. */
export async function freePort(preferred?: number): Promise<number> {
  return (await bind(preferred ?? 0)) ?? (await bind(0)) ?? Promise.reject(new Error('This machine has no free port.'))
}

async function bind(port: number): Promise<number | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
