import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Rejects when the port cannot be listened on: better known now than after the database is up. What is no port is left
 * to the configuration, which names every setting that is wrong.
 *
 * @param {string | undefined} port 8080 when undefined.
 */
export async function checkPort(port = '8080') {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return
  const server = createServer().listen(Number(port))
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
