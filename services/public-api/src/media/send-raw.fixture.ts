import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** GET with the path as it stands here: `fetch` would tidy it up first. */
export async function sendRaw(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
