import { openSync } from 'node:fs'
import { devNull } from 'node:os'
import { mountAccountRoutes } from '@tahanan/admin-api/account/account.routes.ts'
import { mountLeadRoutes } from '@tahanan/admin-api/lead/lead.routes.ts'
import { mountSessionRoutes } from '@tahanan/admin-api/session/session.routes.ts'
import { authenticate } from '@tahanan/catalog/session/authenticate.ts'
import { createSessions } from '@tahanan/catalog/session/create-sessions.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { createEndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { logDestination } from '@tahanan/platform/log/log-destination.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { type StaffOrder, staffOrderSchema } from './staff-order.ts'

/** What staff call, as it is deployed; `GET /memory` says how many bytes the process holds, and held at most. */
process.once('message', (message) => {
  void begin(staffOrderSchema.parse(message))
})

const CONNECTIONS = 10
const LOOK_EVERY_MS = 10

async function begin({ connectionString, secret }: StaffOrder): Promise<void> {
  // Lines are made and written like in production; only where they go is a place without a disk.
  const log = createLog({ level: 'info', name: 'bench', destination: logDestination(openSync(devNull, 'w')) })
  const sessions = createSessions(openPool({ connectionString, max: CONNECTIONS, applicationName: 'staff' }), secret)
  const endpoints = createEndpointRouter({ authenticate: (token) => authenticate(sessions, token, new Date()) })
  mountSessionRoutes(endpoints, sessions)
  mountAccountRoutes(endpoints, sessions)
  const publicUrl = 'http://localhost'
  mountLeadRoutes(endpoints, sessions, { takesPublicLeads: true, publicUrl, addressSecret: secret, mailsStaff: false })
  const app = createApp({ log, metrics: createMetrics(), trustedProxies: 1 })
  let peak = 0
  setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), LOOK_EVERY_MS)
  app.use(async (context, next) => {
    if (context.path === '/memory') {
      context.body = { held: process.memoryUsage.rss(), peak }
      peak = 0
    } else await next()
  })
  app.use(endpoints.router.routes())
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 100 })
  process.send?.({ port: server.port })
}
