import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completePicture } from '@tahanan/catalog/picture/complete-picture.ts'
import { deletePicture } from '@tahanan/catalog/picture/picture-commands.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seedDemo } from '../demo/seed-demo.ts'
import type { DemoGallery, DemoScene } from './file-gallery.ts'
import { loadDemoPictures, type DemoPictureLoading } from './run-demo-pictures.ts'

const LISTINGS = 30
const SCENES = 7
const PATIENCE_MS = 60_000

vi.setConfig({ testTimeout: 120_000 })

let catalog: TestCatalog
let folder: string
let objects: ObjectStore
let taken: string[]

beforeEach(async () => {
  catalog = await openTestCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-demo-'))
  objects = await openFileObjectStore({ folder })
  taken = []
  await seedDemo(catalog, { listings: LISTINGS, now: new Date() })
})
afterEach(async () => {
  await catalog.drop()
  await rm(folder, { recursive: true })
})

function scene(number: number): DemoScene {
  const name = `scene-${number % SCENES}`
  return {
    name,
    caption: `Scene ${number % SCENES}`,
    kind: number % SCENES === 0 ? 'floor plan' : 'perspective',
    read() {
      taken.push(name)
      const background = { r: 30 * (number % SCENES), g: 90, b: 120 }
      return sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer()
    },
  }
}

const gallery: DemoGallery = {
  scenesOfListing: ({ id }) => [0, 1, 2, 3, 4].map((offset) => scene(id + offset)),
  scenesOfProject: ({ id }) => [0, 1].map((offset) => scene(id + offset)),
  logoOfDeveloper: ({ id }) => scene(id),
}

const load = (overrides: Partial<DemoPictureLoading> = {}) =>
  loadDemoPictures({
    pool: catalog.pool,
    objects,
    gallery,
    signal: new AbortController().signal,
    variantsTimeoutMs: 0,
    ...overrides,
  })

async function albumSizes(noun: string): Promise<number[]> {
  const { rows } = await catalog.pool.query<{ pictures: number }>(
    'select count(*)::integer as pictures from app.picture where owner_noun = $1 group by owner_id',
    [noun],
  )
  return rows.map(({ pictures }) => pictures)
}

/** As an image worker does. Answers how many there were. */
async function makePending(): Promise<number> {
  const { rows } = await catalog.pool.query<{ id: number; variants: PictureVariant[] }>(
    `select id, variants from app.picture where progress = 'pending'`,
  )
  for (const { id, variants } of rows) {
    await completePicture(catalog, catalog.context, { id, renderVersion: 1, variants })
  }
  return rows.length
}

it('gives every listing, project and developer its album, and takes every scene once', async () => {
  const progress: [number, number][] = []
  await load({ onProgress: (done, total) => progress.push([done, total]) })
  expect(await albumSizes('listing')).toEqual(Array.from({ length: LISTINGS }, () => 5))
  expect(new Set(await albumSizes('project'))).toEqual(new Set([2]))
  expect(new Set(await albumSizes('developer'))).toEqual(new Set([1]))
  expect(taken.toSorted()).toEqual(Array.from({ length: SCENES }, (_, number) => `scene-${number}`))
  const [done, total] = progress.at(-1) ?? []
  expect(done).toBe(total)
  const { rows: captioned } = await catalog.pool.query<{ caption: string; kind: string }>(
    'select distinct caption, kind from app.picture order by 1 limit 2',
  )
  expect(captioned).toEqual([
    { caption: 'Scene 0', kind: 'floor plan' },
    { caption: 'Scene 1', kind: 'perspective' },
  ])
  const originals: string[] = []
  for await (const { key } of objects.list('originals', '')) originals.push(key)
  expect(originals).toHaveLength(SCENES)
})

it('lets an album wait for the variants of its scenes, and takes them over', async () => {
  const loading = load({ variantsTimeoutMs: 60_000 })
  await expect.poll(() => taken).toHaveLength(SCENES)
  expect((await albumSizes('listing')).length).toBeLessThan(LISTINGS)
  let made = 0
  await vi.waitFor(async () => {
    made += await makePending()
    expect(await albumSizes('listing')).toHaveLength(LISTINGS)
  }, PATIENCE_MS)
  await loading
  expect(await albumSizes('listing')).toEqual(Array.from({ length: LISTINGS }, () => 5))
  expect(await makePending()).toBe(0)
  expect(made).toBeLessThan(LISTINGS)
})

it('ends at once when it is told to, also while it waits', async () => {
  const stopping = new AbortController()
  const loading = load({ variantsTimeoutMs: 60_000, signal: stopping.signal })
  await expect.poll(() => taken).toHaveLength(SCENES)
  stopping.abort()
  await expect(loading).rejects.toThrow('aborted')
})

it('goes on where it was interrupted, and never again afterwards', async () => {
  const stopping = new AbortController()
  const interrupted = load({
    signal: stopping.signal,
    onProgress: (done) => {
      if (done > 40) stopping.abort()
    },
  })
  await expect(interrupted).rejects.toThrow('aborted')
  expect((await albumSizes('listing')).length).toBeLessThan(LISTINGS)
  await load()
  expect(await albumSizes('listing')).toEqual(Array.from({ length: LISTINGS }, () => 5))

  const { rows } = await catalog.pool.query<{ id: number }>(
    `select id from app.picture where owner_noun = 'developer' limit 1`,
  )
  await deletePicture(catalog, catalog.context, { id: rows[0]?.id ?? 0, ownerNoun: 'developer' })
  taken.length = 0
  await load()
  expect(taken).toEqual([])
})
