import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { type BareOrder, bareOrderSchema } from './bare-order.ts'

/** Koa, one prepared read, nothing else: what every figure of ours is held against. */
let stop: () => Promise<void> = async () => {}

process.on('message', (message) => {
  void begin(bareOrderSchema.parse(message))
})

async function begin(order: BareOrder): Promise<void> {
  await stop()
  const pool = openPool({
    connectionString: order.connectionString,
    max: order.poolMax,
    applicationName: 'bare',
    searchPath: order.searchPath,
    sessionSettings: { plan_cache_mode: 'force_generic_plan' },
  })
  const app = new Koa()
  const texts = order.texts.map((text) => Buffer.from(text))
  app.use(async (context) => {
    context.set('Content-Type', 'application/json; charset=utf-8')
    const place = Number(context.path.slice(1))
    if (texts.length > 0) {
      context.set('ETag', '"1"')
      if (context.fresh) context.status = 304
      else context.body = texts[place]
      return
    }
    const values = order.values[place]
    const { rows } = await pool.query<{ body: string }>({ name: 'bare', text: order.text, values: values ?? [] })
    context.body = rows.map((row) => row.body).join(',')
  })
  const answer = app.callback()
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await pool.end()
  }
  process.send?.({ port: address !== null && typeof address === 'object' ? address.port : 0 })
}
