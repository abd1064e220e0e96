import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childEnvironment, loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/start-database.ts'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runRebuild } from '../rebuild/run-rebuild.ts'
import { csvRecord } from '@tahanan/catalog/export/csv-file.ts'

const SERVE = fileURLToPath(new URL('../serve.mjs', import.meta.url))
const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url))
const IMPORT = fileURLToPath(new URL('./import.ts', import.meta.url))
/** More than two of the import's batches. */
const ROWS = 1_100

let folder: string
let file: string
const children = new Set<ChildProcess>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-import-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  file = join(folder, 'offers.csv')
  const offers = Array.from({ length: ROWS }, (_, index) =>
    csvRecord([
      `Apartment ${index} in Pasig`,
      index % 3 === 0 ? 'rent' : 'sale',
      `${20_000 + index}`,
      'Pasig',
      'Balcony',
    ]),
  )
  await writeFile(
    file,
    [csvRecord(['Title', 'Offer', 'Price', 'Location', 'Amenities']), ...offers, offers[7]].join(''),
  )
})

afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all([...children].map((child) => ended(child)))
  await rm(folder, { recursive: true, force: true })
})

const environment = () => childEnvironment({ DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: 'off' })

function start(script: string, args: readonly string[] = []): ChildProcess {
  const child = fork(script, [...args], {
    execArgv: [],
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.resume()
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function startServer(): Promise<ChildProcess> {
  const server = start(SERVE)
  const output = server.stdout
  if (output === null) throw new Error('The server has no output.')
  await new Promise<void>((resolve, reject) => {
    let text = ''
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('Ctrl-C stops it.')) resolve()
    })
    server.once('exit', () => reject(new Error(`The server did not start: ${text}`)))
  })
  return server
}

function startImport(): ChildProcess {
  const owners = ['--default', 'listing_owner=Agency', '--default', 'owner_of_the_property=On file']
  return start(RUN, [IMPORT, 'listings', file, ...owners])
}

async function withPool<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const database = await joinDatabase(loadConfig(environment()))
  const pool = openPool({ connectionString: database.databaseUrl, max: 1, applicationName: 'test' })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await database.stop()
  }
}

async function countListings(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from app.listing')
  return rows[0]?.count ?? 0
}

/** What the pipeline has still to do: rows to hand over, listings to show, aggregates to bring up to date. */
async function countUnpublished(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from app.outbox) + (select count(*) from app.listing)
       - (select count(*) from read.listing_view where listed) + (select count(*) from read.dirty))::integer as count`,
  )
  return rows[0]?.count ?? Number.NaN
}

/** What visitors can read, without revisions, which a rebuild gives anew. */
async function readSide(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ side: unknown }>(
    `select json_build_object(
       'listings', (select json_agg(json_build_array(id, slug, listed, card, detail) order by id) from read.listing_view),
       'search', (select json_agg(to_jsonb(s) order by id) from read.listing_search s),
       'offers', (select json_agg(to_jsonb(c) order by kind, key) from read.offer_count c where offers > 0)) as side`,
  )
  return rows[0]?.side
}

test('the server killed three times and the import twice: each row once, and the read side like a rebuild', async () => {
  for (const [round, rows] of [100, 450, 800].entries()) {
    const server = await startServer()
    const importing = startImport()
    await withPool((pool) =>
      vi.waitUntil(async () => (await countListings(pool)) >= rows, { timeout: 300_000, interval: 20 }),
    )
    server.kill('SIGKILL')
    if (round < 2) importing.kill('SIGKILL')
    await Promise.all([ended(server), ended(importing)])
  }

  const server = await startServer()
  const last = startImport()
  await ended(last)
  expect(last.exitCode).toBe(0)
  await withPool(async (pool) => {
    expect(await countListings(pool)).toBe(ROWS)
    await expect.poll(() => countUnpublished(pool), { timeout: 300_000 }).toBe(0)
    const live = await readSide(pool)
    await runRebuild({
      config: loadConfig(environment()),
      target: 'listing-view',
      signal: new AbortController().signal,
      output: { write: () => {} },
    })
    expect(await readSide(pool)).toEqual(live)
  })
  server.kill('SIGTERM')
  await ended(server)
  expect(server.exitCode).toBe(0)
}, 900_000)
