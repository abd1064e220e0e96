import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment, loadConfig } from '@tahanan/platform/config/load-config.ts'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { type MeiliClientSettings, openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { runIndexer } from '@tahanan/read-models/search-index/indexer.ts'
import {
  countPendingIndexUpdates,
  isIndexFilled,
} from '@tahanan/read-models/search-index/pending-index-update.store.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'
import { type Case, CASES, directBody, type Twin } from './cases.ts'
import { countListings, fillCatalogue } from './catalogue.ts'
import { cpuMs, openClusterClock } from './cpu-time.ts'
import { type Measured, measure, type Server, startServer, until } from './measure.ts'

const USAGE = `Usage: npm run bench [-- options]

What visitors' calls and pages cost, mostly without the answer cache, each beside a bare Koa, and, where MEILI_URL names
an empty Meilisearch, beside that asked directly and through the API, in the same run.

  --smoke           a small catalogue and a second each; fails on errors, never on ratios
  --listings N      so many listings (100000)
  --seconds N       for each case (5)
  --connections N   at once (16)
  --data DIR        keeps the catalogue there for the next run
  --prepare         only makes the catalogue
  --only TEXT       the cases whose names hold it
  --apart           no two requests share a read
  --strapi DIR      beside a Strapi too, whose project strapi.sh makes there, outside the repository`

const STRAPI_PORT = 1337
/** How often it is asked whether the index is filled. */
const POLL_MS = 500
/** Pages of 24 on average, or numbers of pages; more than connections. */
const VARIANTS = Array.from({ length: 30 }, (_, at) => at + 10)

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: {
    smoke: { type: 'boolean', default: false },
    listings: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '16' },
    data: { type: 'string' },
    prepare: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    apart: { type: 'boolean', default: false },
    strapi: { type: 'string' },
  },
})
const listings = wholeNumber(USAGE, '--listings', options.listings ?? (options.smoke ? '2000' : '100000'))
const seconds = wholeNumber(USAGE, '--seconds', options.seconds ?? (options.smoke ? '1' : '5'))
const connections = wholeNumber(USAGE, '--connections', options.connections)

const { MEILI_URL: url, MEILI_KEY: key } = loadConfig()
const meilisearch = url === undefined ? undefined : { url, key }
if (options.data !== undefined) await mkdir(options.data, { recursive: true })
const dataDir = options.data ?? (await mkdtemp(join(tmpdir(), 'tahanan-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir })
const clusterMs = await openClusterClock(dataDir)
const servers: Server[] = []
let failed = 0
let passed = 0
try {
  await prepare()
  if (!options.prepare) await measureCases()
} finally {
  for (const server of servers) server.process.kill()
  await postgres.stop()
  if (options.data === undefined) await rm(dataDir, { recursive: true, force: true })
}
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

async function prepare(): Promise<void> {
  const known = await countListings(postgres.connectionString)
  if (known === 0) {
    const readerRole = new URL(postgres.readerConnectionString).username
    const { perSecond } = await fillCatalogue(postgres.connectionString, readerRole, listings)
    console.log(`${listings} listings, projected at ${Math.round(perSecond)} a second`)
  } else if (known !== listings) {
    throw new Error(`${dataDir} holds ${known} listings, not ${listings}: name another folder.`)
  }
  if (meilisearch !== undefined) await fillIndex(postgres.connectionString, meilisearch)
}

async function start(kind: Twin | 'api' | 'kept', ...more: readonly string[]): Promise<Server> {
  const shares = options.apart ? 'apart' : 'together'
  const server = await startServer([kind, postgres.readerConnectionString, shares, ...more])
  servers.push(server)
  return server
}

/** Copies the listings into a schema of its own, the first time, and serves them. */
async function startStrapi(folder: string): Promise<Server> {
  const env = childEnvironment({ DATABASE_URL: postgres.connectionString, PORT: String(STRAPI_PORT) })
  const child = spawn('scripts/bench/strapi.sh', [folder], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const server = { url: `http://127.0.0.1:${STRAPI_PORT}`, process: child }
  servers.push(server)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`strapi.sh ended with ${child.exitCode}.`)
    return fetch(`${server.url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    )
  }, 500)
  return server
}

async function measureCases(): Promise<void> {
  console.log(`${listings} listings, ${connections} connections\n`)
  const strapi = options.strapi === undefined ? undefined : await startStrapi(options.strapi)
  const cases = CASES.filter((one) => one.name.includes(options.only) && (!strapi || one.strapi !== undefined))
  const through = meilisearch && (await start('api', meilisearch.url, meilisearch.key ?? ''))
  const started = new Map<string, Server>()
  const running = async (kind: Twin | 'api' | 'kept') => {
    const server = started.get(kind) ?? (await start(kind))
    started.set(kind, server)
    return server
  }
  const twins = new Map<Twin, Measured>()
  for (const twin of new Set(cases.map((one) => one.twin ?? 'row'))) {
    const measured = await ask(await running(twin), { path: '/listing-#' })
    print(`${twin}, bare`, measured)
    twins.set(twin, measured)
  }
  for (const one of cases) {
    const { name, server = 'api', twin = 'row' } = one
    const direct = meilisearch && one.direct && (await askDirectly(meilisearch, one.direct))
    if (direct !== undefined) print(`${name}: Meilisearch`, direct)
    const other = strapi && one.strapi && (await ask(strapi, { path: one.strapi }))
    if (other) print(`${name}: Strapi`, other)
    const beside = { twin, bare: twins.get(twin), direct, strapi: other || undefined }
    print(name, await ask(await running(server), one), beside)
    // Without words Postgres answers either way.
    if (through !== undefined && direct !== undefined && one.direct?.words !== '')
      print(`${name}: through it`, await ask(through, one), beside)
  }
}

function ask(server: Server, { path }: Pick<Case, 'path'>): Promise<Measured> {
  const places = path.includes('#') ? path : `${path}${path.includes('?') ? '&' : '?'}page_size=#`
  const requests = VARIANTS.map((variant) => ({ path: places.replace('#', String(variant)) }))
  const used = () => cpuMs(server.process.pid ?? 0) + clusterMs()
  return measure({ url: server.url, requests, connections, seconds, cpuMs: used })
}

function askDirectly({ url: host, key: secret }: NonNullable<typeof meilisearch>, direct: NonNullable<Case['direct']>) {
  const headers = { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) }
  const requests = VARIANTS.map((variant) => ({
    method: 'POST' as const,
    path: `/indexes/${SEARCH_INDEX.name}/search`,
    headers,
    body: directBody(direct, variant),
  }))
  return measure({ url: host, requests, connections, seconds })
}

interface Beside {
  readonly twin: Twin
  readonly bare: Measured | undefined
  readonly direct: Measured | undefined
  readonly strapi: Measured | undefined
}

function print(name: string, measured: Measured, beside?: Beside): void {
  const { perSecond, p99Ms, errors, cpuMs: used } = measured
  if (errors > 0 || perSecond === 0) failed += 1
  else passed += 1
  const ratios = [
    beside?.bare && `${(perSecond / beside.bare.perSecond).toFixed(2)} of ${beside.twin}`,
    beside?.direct && `${(perSecond / beside.direct.perSecond).toFixed(2)} of Meilisearch`,
    beside?.strapi && `${(perSecond / beside.strapi.perSecond).toFixed(1)} of Strapi`,
    errors > 0 ? `${errors} ERRORS` : undefined,
  ].filter((text) => text !== undefined)
  const cells = [name.padEnd(34), `${Math.round(perSecond)}/s`.padStart(8), `${p99Ms} ms p99`.padStart(12)]
  cells.push((used === 0 ? '' : `${used.toFixed(3)} ms of core`).padStart(20))
  console.log(`${cells.join('')}  ${ratios.join(', ')}`)
}

/** Brings every listing of the database into Meilisearch, by the indexer itself. The index belongs to this database alone. */
async function fillIndex(connectionString: string, engine: Omit<MeiliClientSettings, 'timeoutMs'>): Promise<void> {
  const client = openMeiliClient({ ...engine, timeoutMs: 30_000 })
  const pool = openReadPool({ connectionString, max: 1, applicationName: 'bench' })
  const stopping = new AbortController()
  const running = runIndexer({ connectionString, client, signal: stopping.signal, onError: console.error })
  const isDone = async () =>
    (await isIndexFilled(pool, SEARCH_INDEX.name)) && (await countPendingIndexUpdates(pool, SEARCH_INDEX.name)) === 0
  try {
    while (!(await isDone())) await pause(POLL_MS)
  } finally {
    stopping.abort()
    await running
    await pool.end()
  }
}
