import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a Postgres that a test can cut, as a network or a server that stops would. */
export interface CuttableRoute {
  /** The same database, by this way. */
  readonly connectionString: string
  /** Every connection breaks, and no new one comes about. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

export async function openCuttableRoute(connectionString: string): Promise<CuttableRoute> {
  const target = new URL(connectionString)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })

  async function open(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : port
  }

  async function cut(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  const port = await open(0)
  const near = new URL(connectionString)
  near.hostname = '127.0.0.1'
  near.port = String(port)
  return {
    connectionString: near.href,
    cut,
    async mend() {
      await open(port)
    },
    async close() {
      if (server.listening) await cut()
    },
  }
}
