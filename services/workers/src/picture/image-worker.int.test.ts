import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deletePicture, retryPicture } from '@tahanan/catalog/picture/picture-commands.ts'
import { variantPath } from '@tahanan/contracts/picture/variants.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { IMAGES_QUEUE } from './picture-job.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { openPictureStage, type PictureStage } from './picture-stage.fixture.ts'
import { sweepPictures } from './sweep-pictures.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const VARIANTS = ['360.avif', '360.webp', '400.avif', '400.webp']

let stage: PictureStage

beforeEach(async () => {
  stage = await openPictureStage()
})
afterEach(() => stage.close())

const photo = (seed: number) => phonePhoto({ width: 400, height: 300, seed })
const photos = (count: number) => Promise.all(Array.from({ length: count }, (_, seed) => photo(seed)))
const progress = async () => (await stage.pictures()).map((picture) => picture.progress)
const finished = () => expect.poll(() => progress()).not.toContain('pending')
const actions = (id: number) => stage.catalog.auditActions('picture', id)

async function startKillable(): Promise<ChildProcess> {
  const entry = fileURLToPath(new URL('./image-worker.process.fixture.ts', import.meta.url))
  const args = ['--import', 'tsx', entry, stage.catalog.connectionString, stage.folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

it('makes what an upload lacks, and tells the catalogue', async () => {
  const [id = 0] = await stage.upload(await photo(1))
  await stage.work()
  await stage.dispatch(id)
  await finished()
  const [picture] = await stage.pictures()
  expect(picture?.progress).toBe('ready')
  const found = picture?.variants.map((variant) => `${variant.widthPx}.${variant.format}`)
  expect(found?.toSorted()).toEqual(VARIANTS)
  for (const variant of picture?.variants ?? []) {
    const stored = await stage.store.stat('media', variantPath(picture?.hash ?? '', variant))
    expect(stored?.sizeBytes).toBe(variant.sizeBytes)
  }
  const event = (await stage.catalog.events(`picture:${id}`)).at(-1)
  expect(event).toMatchObject({ type: 'picture.changed', version: 2, data: { progress: 'ready' } })
})

it('makes equal bytes once, and each job once', async () => {
  const bytes = await photo(1)
  const [first = 0, second = 0] = await stage.upload(bytes, bytes)
  await stage.work()
  await stage.dispatch(first, second)
  await stage.dispatch(first, second)
  await finished()
  expect(await stage.keys('media')).toHaveLength(VARIANTS.length)
  for (const id of [first, second]) expect(await actions(id)).toEqual(['create', 'complete'])
})

it('fails what is no picture, once, with the cause; asked again it tries again', async () => {
  const whole = await photo(1)
  const ids = await stage.upload(whole.subarray(0, whole.length / 2), Buffer.from('GIF89a'), await photo(2))
  await stage.work()
  await stage.dispatch(...ids)
  await finished()
  expect(await progress()).toEqual(['failed', 'failed', 'ready'])
  const [cut, gif] = await stage.pictures()
  expect(cut?.cause).toContain('cannot be decoded')
  expect(gif?.cause).toContain('no picture')
  await expect.poll(() => stage.jobs.depth(IMAGES_QUEUE)).toMatchObject({ failed: 0 })

  await stage.store.put('originals', `${cut?.hash}.jpg`, whole)
  await retryPicture(stage.catalog, stage.catalog.context, ids[0] ?? 0)
  await stage.dispatch(ids[0] ?? 0)
  await finished()
  expect(await progress()).toEqual(['ready', 'failed', 'ready'])
})

it('leaves a deleted picture alone', async () => {
  const [id = 0] = await stage.upload(await photo(1))
  await stage.dispatch(id)
  await deletePicture(stage.catalog, stage.catalog.context, { id, ownerNoun: 'project' })
  await stage.work()
  const idle = { waiting: 0, active: 0, delayed: 0, failed: 0 }
  await expect.poll(() => stage.jobs.depth(IMAGES_QUEUE)).toEqual(idle)
  expect(await stage.keys('media')).toEqual([])
})

it('loses and doubles nothing when a worker is killed in the middle', async () => {
  const ids = await stage.upload(...(await photos(8)))
  const child = await startKillable()
  await stage.dispatch(...ids)
  await expect
    .poll(async () => (await progress()).filter((one) => one === 'ready').length, {
      ...PATIENCE,
      interval: 5,
    })
    .toBeGreaterThan(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await progress()).toContain('pending')
  await startKillable()
  await finished()
  expect(new Set(await progress())).toEqual(new Set(['ready']))
  for (const id of ids) expect(await actions(id)).toEqual(['create', 'complete'])
  expect(await stage.keys('media')).toHaveLength(8 * VARIANTS.length)
  for (const key of await stage.keys('media')) {
    const object = await stage.store.get('media', key)
    const chunks: Buffer[] = []
    for await (const chunk of object?.stream ?? []) chunks.push(Buffer.from(chunk))
    expect((await sharp(Buffer.concat(chunks)).stats()).channels).toHaveLength(3)
  }
})

it('ends every picture with a cause while nothing can be kept, and makes them when asked afterwards', async () => {
  const ids = await stage.upload(...(await photos(3)))
  const media = join(stage.folder, 'media')
  await rename(media, `${media}-away`)
  await writeFile(media, '')
  await stage.work()
  await stage.dispatch(...ids)
  await finished()
  expect(new Set(await progress())).toEqual(new Set(['failed']))
  for (const { cause } of await stage.pictures()) expect(cause).not.toBe('')
  await expect.poll(() => stage.jobs.depth(IMAGES_QUEUE)).toMatchObject({ failed: 3 })

  await rename(media, `${media}-file`)
  await rename(`${media}-away`, media)
  for (const id of ids) await retryPicture(stage.catalog, stage.catalog.context, id)
  await stage.dispatch(...ids)
  await finished()
  expect(new Set(await progress())).toEqual(new Set(['ready']))
  expect(await stage.keys('media')).toHaveLength(3 * VARIANTS.length)
})

it('asks again for what was forgotten, and says why of what failed unseen', async () => {
  const [forgotten = 0, lost = 0] = await stage.upload(await photo(1), await photo(2))
  const { catalog, jobs } = stage
  const later = () => new Date(catalog.context.now.getTime() + 11 * 60_000)
  const sooner = () => new Date(catalog.context.now.getTime() + 9 * 60_000)
  expect(await sweepPictures({ catalog, jobs, now: sooner })).toBe(0)

  await stage.dispatch(lost)
  const broken = await jobs.work(IMAGES_QUEUE, () => Promise.reject(new Error('the worker died')), { concurrency: 1 })
  await expect.poll(() => jobs.depth(IMAGES_QUEUE)).toMatchObject({ failed: 1 })
  await broken.close()

  expect(await sweepPictures({ catalog, jobs, now: later })).toBe(2)
  expect((await stage.pictures()).find(({ id }) => id === lost)).toMatchObject({
    progress: 'failed',
    cause: 'the worker died',
  })
  await stage.work()
  await finished()
  expect((await stage.pictures()).find(({ id }) => id === forgotten)?.progress).toBe('ready')
  expect(await sweepPictures({ catalog, jobs, now: later })).toBe(0)
})
