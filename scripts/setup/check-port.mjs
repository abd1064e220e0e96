import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Rejects when a port cannot be listened on: better known now than after the database is up.
 *
 * @param {number} port
 */
export async function checkPort(port) {
  const server = createServer().listen(port)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
