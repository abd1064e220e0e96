import { openSync } from 'node:fs'
import { devNull } from 'node:os'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { logDestination } from '@tahanan/platform/log/log-destination.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openPublicAnswers } from '@tahanan/public-api/answer/open-public-answers.ts'
import { createPublicRouter } from '@tahanan/public-api/router/create-public-router.ts'
import { type OursOrder, oursOrderSchema } from './ours-order.ts'

// Lines are made and written like in production; only where they go is a place without a disk.
const destination = logDestination(openSync(devNull, 'w'))

/** The public API as it is deployed, request lines, figures and security headers included. */
let stop: () => Promise<void> = async () => {}

process.on('message', (message) => {
  void begin(oursOrderSchema.parse(message))
})

async function begin(order: OursOrder): Promise<void> {
  await stop()
  const log = createLog({ level: 'info', name: 'bench', destination })
  const answers = await openPublicAnswers({ ...order, strictSpec: false })
  const app = createApp({ log, metrics: createMetrics() })
  app.use(createPublicRouter(answers).router.routes())
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 100 })
  stop = async () => {
    await server.close()
    await answers.close()
  }
  process.send?.({ port: server.port })
}
