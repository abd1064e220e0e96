import type { Server } from 'node:http'

/** A server that answers. */
export interface HttpServer {
  /** The port it got, also where 0 was asked for. */
  readonly port: number
  /** Takes nothing new, lets what runs come to its end, then resolves. Calling it again waits for the same end. */
  close(): Promise<void>
}

interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Address to listen on; every one of this machine where absent. */
  readonly host?: string | undefined
  /** Variable that holds the port, for the remedy. */
  readonly setting: string
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it',
  EACCES: 'this account may not open it',
  EADDRNOTAVAIL: 'this machine does not have that address',
}

/** A port that cannot be opened: its message is all there is to say. */
class PortError extends Error {
  override readonly name = 'PortError'
}

/** Opens the port and says which one it is. @throws PortError that says what to do in one line */
export function listen(server: Server, { port, host, setting }: ListenOptions): Promise<{ readonly port: number }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message
      const remedy = `Set ${setting} to a free one${error.code === 'EACCES' ? ' above 1023' : ''}.`
      reject(new PortError(`Port ${port} cannot be opened: ${reason}. ${remedy}`, { cause: error }))
    })
    server.listen({ port, host }, () => {
      server.removeAllListeners('error')
      const address = server.address()
      resolve({ port: typeof address === 'object' && address !== null ? address.port : port })
    })
  })
}
