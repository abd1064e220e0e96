import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'
import { ownPort } from './own-port.ts'

/** An engine that a story can take away and give back. It keeps its address and its data. */
export interface EngineSwitch {
  readonly name: string
  start(): Promise<void>
  stop(): Promise<void>
}

export interface EngineProxy extends EngineSwitch {
  /** Leads to the engine, while it is open. */
  readonly url: string
}

/** Stands before an engine that is not ours to stop: closed, nobody gets through, as if the engine was away. */
export async function openEngineProxy(name: string, target: string): Promise<EngineProxy> {
  const { hostname, port: targetPort, protocol } = new URL(target)
  const port = await ownPort()
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const engine = connect({ host: hostname, port: Number(targetPort) })
    for (const [socket, other] of [
      [client, engine],
      [engine, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })

  async function start(): Promise<void> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  await start()
  return {
    name,
    url: `${protocol}//127.0.0.1:${port}`,
    start,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
