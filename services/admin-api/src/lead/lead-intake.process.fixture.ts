import { createEndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { mountPublicLeadRoutes } from './lead.public-routes.ts'

/** Takes leads in a process of its own, so that a test can kill it: argv are the database and the port. Prints the port. */
const [, , connectionString = '', port = '0'] = process.argv
const pool = openPool({ connectionString, max: 10, applicationName: 'lead intake' })
const log = createLog({ level: 'silent', name: 'lead intake' })
const app = createApp({ log, metrics: createMetrics(), trustedProxies: 1 })
const endpoints = createEndpointRouter()
mountPublicLeadRoutes(
  endpoints,
  { pool },
  {
    takesPublicLeads: true,
    goesBeyondSpec: true,
    publicUrl: 'https://tahanan.example',
    addressSecret: 'the same after every restart',
    mailsStaff: true,
  },
)
app.use(endpoints.router.routes())
const server = await serve(app, { log, port: Number(port), host: '127.0.0.1' })
process.stdout.write(`${server.port}\n`)
