import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertAccount } from '@tahanan/catalog/account/account.store.ts'
import { runCommand, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { ViewCounter } from '@tahanan/catalog/interest/view-counter.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { authenticate, createSessions, issueSession, type Sessions } from '@tahanan/catalog/session/sessions.ts'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import type { z } from 'zod'
import { openSystemDependencies, type SystemSettings } from '../system/system-dependencies.ts'
import { LiveHub, type LiveHubSettings } from '../live/live-hub.ts'
import { openUploads } from '../upload/uploads.ts'
import { type AdminRouterSettings, createAdminRouter } from './create-admin-router.ts'

export interface RequestOptions {
  /** Whose token goes along; `nobody` sends none. Default: editor. */
  readonly as?: Role | 'nobody'
  /** Sent as JSON; text and FormData go as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Parsed where it is JSON, else as it came; undefined where there is no body. */
  readonly body: unknown
}

export interface AskOptions<Body> extends Omit<RequestOptions, 'body'> {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Body
}

export interface TestAdminApi {
  readonly catalog: TestCatalog
  readonly sessions: Sessions
  readonly tokens: Readonly<Record<Role, string>>
  readonly accountIds: Readonly<Record<Role, number>>
  /** Below which the calls lie: `http://127.0.0.1:41234/api`. */
  readonly address: string
  readonly dataDir: string
  readonly objects: ObjectStore
  readonly live: LiveHub
  readonly views: ViewCounter
  /** Any request, below `/api`: `request('GET', '/admin/amenities/')`. */
  request(method: string, path: string, options?: RequestOptions): Promise<Reply>
  /** A call that must succeed; rejects with what came instead. */
  ask<Body extends z.ZodType, Answer extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, Body, Answer>,
    options?: AskOptions<z.input<Body>>,
  ): Promise<z.output<Answer>>
  close(): Promise<void>
}

export interface TestAdminApiOptions {
  readonly leads?: Partial<AdminRouterSettings['leads']>
  readonly accounts?: Partial<AdminRouterSettings['accounts']>
  readonly picturesMax?: number
  readonly live?: Partial<LiveHubSettings>
  /** Left out, webhooks may go to this machine. */
  readonly webhooks?: AdminRouterSettings['webhooks']
  /** Others than the embedded ones, for the System page. */
  readonly engines?: SystemSettings['config']
  /** How many proxies stand in front: a test that speaks for many visitors is one. */
  readonly trustedProxies?: number
  /** Leads the API to the database by another way, which the test may cut. */
  readonly route?: (connectionString: string) => Promise<string>
  /** Is given every line of the log, which is silent without. */
  readonly onLogLine?: (line: string) => void
}

/** The admin API over HTTP on a database of its own, with one signed-in account of each role. */
export async function startTestAdminApi(options: TestAdminApiOptions = {}): Promise<TestAdminApi> {
  const catalog = await openTestCatalog()
  const { route } = options
  const pool =
    route === undefined
      ? catalog.pool
      : openPool({ connectionString: await route(catalog.connectionString), max: 5, applicationName: 'routed' })
  const sessions = createSessions(pool, randomBytes(32).toString('hex'))
  const signedIn = {
    admin: await signIn(sessions, 'admin'),
    editor: await signIn(sessions, 'editor'),
    viewer: await signIn(sessions, 'viewer'),
  }
  const tokens = { admin: signedIn.admin.token, editor: signedIn.editor.token, viewer: signedIn.viewer.token }
  const accountIds = { admin: signedIn.admin.id, editor: signedIn.editor.id, viewer: signedIn.viewer.id }

  const { onLogLine, trustedProxies = 0 } = options
  const log = createLog({
    level: onLogLine === undefined ? 'silent' : 'trace',
    name: 'test',
    destination: { write: (line) => onLogLine?.(line) },
  })
  const app = createApp({ log, metrics: createMetrics(), trustedProxies })
  const leads = {
    takesPublicLeads: true,
    goesBeyondSpec: true,
    publicUrl: 'https://tahanan.example',
    addressSecret: randomBytes(32).toString('hex'),
    mailsStaff: false,
    ...options.leads,
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'tahanan-admin-'))
  const objects = await openFileObjectStore({ folder: join(dataDir, 'media') })
  const uploads = await openUploads({ dataDir, objects, picturesMax: options.picturesMax ?? 60 })
  const { connectionString } = catalog
  const system = openSystemDependencies({
    config: options.engines ?? {},
    databaseUrl: connectionString,
    readDatabaseUrl: connectionString,
    catalog,
    objects,
    dataDir,
    onError: () => {},
  })
  const accounts = { isOpen: true, sendsMail: true, origin: leads.publicUrl, ...options.accounts }
  const live = new LiveHub({
    connectionString,
    authenticate: (token) => authenticate(sessions, token, new Date()),
    onError: () => {},
    ...options.live,
  })
  const views = new ViewCounter({ pool, onError: () => {} })
  app.use(
    createAdminRouter(sessions, {
      views,
      defaultBrokerId: 4,
      salespersonsMax: 20,
      leads,
      alerts: { sendsAlerts: true, secret: leads.addressSecret },
      uploads,
      accounts,
      system,
      live,
      webhooks: options.webhooks ?? { toPrivate: true },
    }).router.routes(),
  )
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
  const address = `http://127.0.0.1:${server.port}/api`

  async function request(method: string, path: string, sent: RequestOptions = {}): Promise<Reply> {
    const { as = 'editor', body } = sent
    const isRaw = typeof body === 'string' || body instanceof FormData || body === undefined
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(as === 'nobody' ? {} : { authorization: `Bearer ${tokens[as]}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      body: isRaw ? (body ?? null) : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text || undefined }
  }

  return {
    catalog,
    sessions,
    tokens,
    accountIds,
    address,
    dataDir,
    objects,
    live,
    views,
    request,
    async ask(endpoint, { params = {}, query, ...sent } = {}) {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
      const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`
      const reply = await request(endpoint.method, `${path}${search}`, sent)
      if (reply.status !== endpoint.status)
        throw new Error(`${endpoint.id}: ${reply.status} ${JSON.stringify(reply.body)}`)
      return endpoint.answer.parse(reply.body)
    },
    async close() {
      await live.close()
      await server.close()
      await views.close()
      await system.close()
      await uploads.close()
      if (pool !== catalog.pool) await pool.end()
      await catalog.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function signIn(sessions: Sessions, role: Role): Promise<{ readonly id: number; readonly token: string }> {
  const now = new Date()
  const account = { name: role, username: role, role, state: 'active' } as const
  return runCommand(sessions, { actor: SYSTEM_ACTOR, now, correlationId: randomUUID() }, async (unit) => {
    const added = {
      ...account,
      usernameFolded: role,
      passwordHash: 'none: this account never signs in',
      createdAt: now,
    }
    const id = await insertAccount(unit.client, added)
    if (id === undefined) throw new Error(`There is an account ${role} already.`)
    const { access } = await issueSession(
      unit,
      sessions,
      { ...account, id },
      {
        family: randomUUID(),
        from: { clientAddress: '127.0.0.1', userAgent: '' },
      },
    )
    return { id, token: access }
  })
}
