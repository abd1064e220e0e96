import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import autocannon from 'autocannon'
import { fillCatalogue } from './catalogue.ts'

/*
 * `npm run bench`: what visitors' calls cost without the answer cache, each beside a bare Koa that reads one row, in the
 * same run. `--smoke`: a small catalogue and a second each; fails on errors, never on ratios.
 */

interface Case {
  readonly name: string
  /** `#` stands for a number, another one in each request: the same ones at once would share one read. */
  readonly path: string
}

const CASES: readonly Case[] = [
  { name: 'detail', path: '/api/listing/listing-#/' },
  { name: 'browse, first page', path: '/api/listing/' },
  { name: 'browse, by price', path: '/api/listing/?status=For+Sale&sort=Price+low+to+high' },
  { name: 'area', path: '/api/listing/?area=1380300000' },
  { name: 'frequent word', path: '/api/listing/?q=sunny' },
  { name: 'rare word', path: '/api/listing/?q=zenith' },
  { name: 'prefix', path: '/api/listing/?q=sun' },
  { name: 'typo', path: '/api/listing/?q=zenihth' },
  { name: 'two words', path: '/api/listing/?q=sunny+villa' },
  { name: 'understood', path: '/api/listing/?q=2br+condo+makati+under+5m' },
  { name: 'page far in', path: '/api/listing/?q=sunny&page_size=25&page=#' },
  { name: 'facets of a word', path: '/api/listing/?q=zenith&facets=true' },
  { name: 'facets of everything', path: '/api/listing/?facets=true' },
  { name: 'map cells of Metro Manila', path: '/api/listing/?clusters=true&bbox=120.9,14.3,121.2,14.8#' },
  { name: 'suggestions', path: '/api/suggest/?q=mak+#' },
]

/** More than connections, so that hardly two ask for the same at once. */
const VARIANTS = 80

const { values: options } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    listings: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '16' },
  },
})
const listings = Number(options.listings ?? (options.smoke ? 2_000 : 100_000))
const seconds = Number(options.seconds ?? (options.smoke ? 1 : 5))
const connections = Number(options.connections)
if (![listings, seconds, connections].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--listings, --seconds and --connections take whole numbers above 0.')
  process.exit(2)
}

const dataDir = await mkdtemp(join(tmpdir(), 'tahanan-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const children: ChildProcess[] = []
let failed = 0
try {
  const readerRole = new URL(postgres.readerConnectionString).username
  const { perSecond } = await fillCatalogue(postgres.connectionString, readerRole, listings)
  console.log(`${listings} listings, projected at ${Math.round(perSecond)} a second; ${connections} connections\n`)
  const baselinePort = await start('baseline')
  const apiPort = await start('api')
  const baseline = await measure(baselinePort, { name: 'one row, bare', path: '/listing-#' })
  print(baseline, undefined)
  for (const one of CASES) print(await measure(apiPort, one), baseline)
} finally {
  for (const child of children) child.kill()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`\n${CASES.length + 1 - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

interface Measured extends Case {
  readonly perSecond: number
  readonly p99Ms: number
  readonly errors: number
}

async function start(kind: 'api' | 'baseline'): Promise<number> {
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'scripts/bench/server.ts', kind, postgres.readerConnectionString],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(child)
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (printed: Buffer) => resolve(printed.toString()))
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code}.`)))
  })
  return Number(port)
}

async function measure(port: number, { name, path }: Case): Promise<Measured> {
  const most = path.includes('page=#') ? 30 : VARIANTS
  const places = path.includes('#') ? path : `${path}${path.includes('?') ? '&' : '?'}page_size=#`
  const requests = Array.from({ length: VARIANTS }, (_, at) => ({
    path: places.replace('#', String((at % most) + 10)),
  }))
  const run = (duration: number) => autocannon({ url: `http://127.0.0.1:${port}`, requests, connections, duration })
  // The first answers compile what the others run.
  await run(1)
  const { requests: answered, latency, errors, non2xx } = await run(seconds)
  return { name, path, perSecond: answered.average, p99Ms: latency.p99, errors: errors + non2xx }
}

function print({ name, perSecond, p99Ms, errors }: Measured, baseline: Measured | undefined): void {
  if (errors > 0 || perSecond === 0) failed += 1
  const ratio = baseline === undefined ? '' : `${(perSecond / baseline.perSecond).toFixed(2)} of one row`
  const trouble = errors > 0 ? `  ${errors} ERRORS` : ''
  console.log(
    `${name.padEnd(28)}${String(Math.round(perSecond)).padStart(7)}/s${String(p99Ms).padStart(6)} ms p99  ${ratio}${trouble}`,
  )
}
