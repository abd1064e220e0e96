import { createServer } from 'node:http'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import Koa from 'koa'

/** PostgreSQL, then Koa without a route: what no installation can start faster than. */
const [dataDir = '', port = '0'] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ dataDir, onError: console.error })
const app = new Koa()
app.use((context) => {
  context.body = '{}'
})
const answer = app.callback()
const server = createServer((request, response) => void answer(request, response)).listen(Number(port), '127.0.0.1')
process.once('message', () => {
  server.closeAllConnections()
  server.close()
  void postgres.stop().then(() => process.disconnect())
})
