import { dumpReadTables } from '@tahanan/read-models/schema/read-tables.fixture.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment, loadConfig } from '@tahanan/platform/config/load-config.ts'
import { BUCKETS, type ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCommandLoad } from '../faults/command-load.ts'
import { openCommandMix } from '../faults/command-mix.ts'
import { expectNothingLost } from '../faults/expect-nothing-lost.ts'
import { STORY_PATIENCE } from '../faults/story-length.ts'
import { listUnfinishedWork } from '../faults/unfinished-work.ts'
import { listCatalogueRows } from './catalogue-rows.store.ts'
import { type Deployment, startDeployment } from './deployment.ts'
import { listObjects } from './list-objects.ts'
import { type Staff, signIn } from './staff.ts'

const timeout = STORY_PATIENCE.timeout * 2
const COMMANDS = 120
const run = promisify(execFile)

let deployment: Deployment
let store: ObjectStore
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-restore-'))
  deployment = await startDeployment()
  store = await openObjectStore(loadConfig(deployment.environment), folder)
}, timeout)
afterAll(async () => {
  await store.close()
  await deployment.stop()
  await rm(folder, { recursive: true })
}, timeout)

const tell = (script: string, argument: string) =>
  run('sh', [fileURLToPath(new URL(`../../deploy/${script}`, import.meta.url)), argument], {
    env: childEnvironment(deployment.environment),
  })

const processes = [
  ...(['admin-api', 'public-api', 'relay', 'projector'] as const),
  ...(['image-dispatcher', 'image-worker', 'job-worker'] as const),
]
const indexers = () => (deployment.engines.meilisearch === undefined ? [] : (['indexer'] as const))

async function start(): Promise<Staff> {
  await deployment.fleet.start(...processes, ...indexers())
  return signIn(deployment.fleet.list('admin-api')[0]?.origin ?? '')
}

/** Listings, renamed parents, deletions and pictures. Answers the names of the listings. */
async function work(staff: Staff, series: string): Promise<ReadonlySet<string>> {
  const mix = await openCommandMix(staff, series)
  const load = startCommandLoad(staff, mix, 50)
  await expect.poll(() => load.report().acknowledged, STORY_PATIENCE).toBeGreaterThan(COMMANDS)
  expect(await load.stop()).toMatchObject({ refused: 0, unanswered: 0 })
  await expect.poll(() => listUnfinishedWork(deployment), STORY_PATIENCE).toEqual([])
  return mix.created
}

async function stopAll(): Promise<void> {
  for (const member of deployment.fleet.list()) await deployment.fleet.retire(member)
}

async function destroy(): Promise<void> {
  await deployment.catalogPool.query('drop schema app cascade')
  for (const bucket of BUCKETS) {
    for await (const { key } of store.list(bucket, '')) await store.delete(bucket, [key])
  }
}

async function publicStatus(path: string): Promise<number> {
  const response = await fetch(`${deployment.fleet.list('public-api')[0]?.origin}${path}`)
  await response.arrayBuffer()
  return response.status
}

async function somePicture(): Promise<string> {
  const { rows } = await deployment.readPool.query<{ path: string }>(
    `select substring(card from '/media/[^"]+') as path from listing_view where card like '%/media/%' limit 1`,
  )
  return rows[0]?.path ?? 'no picture'
}

test('back to a backup, row by row, and on from there', { timeout }, async () => {
  const { catalogPool, readPool, fleet } = deployment
  const created = await work(await start(), 'before')
  await tell('backup.sh', join(folder, 'backup'))
  const [dump = ''] = (await readdir(join(folder, 'backup'))).filter((name) => name.endsWith('.sql.gz'))
  const wanted = {
    catalogue: await listCatalogueRows(catalogPool),
    objects: await listObjects(store),
    read: await dumpReadTables(readPool, { withoutRevs: true }),
  }
  expect(wanted.objects.length).toBeGreaterThan(0)
  const picture = await somePicture()

  // Topic, index, queues and ids go on beyond the backup; then the catalogue and its pictures are lost.
  await work(await signIn(fleet.list('admin-api')[0]?.origin ?? ''), 'lost')
  const file = join(folder, 'backup', dump)
  await expect(tell('restore.sh', file)).rejects.toThrow(/stop them first: .*relay/)
  await stopAll()
  await destroy()

  expect((await tell('restore.sh', file)).stdout).toMatch(/Restored: \d+ listings/)
  expect(await listCatalogueRows(catalogPool)).toEqual(wanted.catalogue)
  expect(await listObjects(store)).toEqual(wanted.objects)

  const staff = await start()
  await expect.poll(() => listUnfinishedWork(deployment), STORY_PATIENCE).toEqual([])
  expect(await dumpReadTables(readPool, { withoutRevs: true })).toEqual(wanted.read)
  expect(await publicStatus(picture)).toBe(200)

  // Ids that were given out after the backup are given out again, to others.
  const more = await work(staff, 'after')
  await expectNothingLost(deployment, new Set([...created, ...more]))

  await stopAll()
})
