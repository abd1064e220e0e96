import { deletePicture, updatePicture } from '@tahanan/catalog/picture/picture-commands.ts'
import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'
import { dispatchImages } from './dispatch-images.ts'
import { IMAGES_QUEUE } from './picture-job.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { openPictureStage, type PictureStage } from './picture-stage.fixture.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }

let stage: PictureStage
let bus: EventBus
let stopping: AbortController
let relaying: Promise<void>
const errors: unknown[] = []

beforeEach(async () => {
  stage = await openPictureStage()
  const { connectionString } = stage.catalog
  bus = await openPostgresEventBus({ connectionString })
  await ensureCatalogTopic(bus)
  stopping = new AbortController()
  relaying = runRelay({ connectionString, bus, jobs: stage.jobs, signal: stopping.signal })
  errors.length = 0
})
afterEach(async () => {
  stopping.abort()
  await relaying
  await bus.close()
  await stage.close()
})

const photo = (seed: number) => phonePhoto({ width: 400, height: 300, seed })
const dispatch = () => dispatchImages({ bus, jobs: stage.jobs, onError: (error) => errors.push(error) })
const relayed = () =>
  vi.waitFor(async () => {
    const { rows } = await stage.catalog.pool.query('select from app.outbox')
    expect(rows).toEqual([])
  }, PATIENCE)
const depth = (expected: object) => expect.poll(() => stage.jobs.depth(IMAGES_QUEUE)).toMatchObject(expected)

it('takes an upload to its variants, and nothing twice', async () => {
  await dispatch()
  await stage.work()
  const [id = 0] = await stage.upload(await photo(1), await photo(2))
  await expect.poll(async () => (await stage.pictures()).map(({ progress }) => progress)).toEqual(['ready', 'ready'])
  expect(await stage.catalog.auditActions('picture', id)).toEqual(['create', 'complete'])
  await relayed()
  await depth({ waiting: 0, active: 0, failed: 0 })
})

it('asks once for a picture that is changed while it waits, and not at all for one that is deleted', async () => {
  const { catalog } = stage
  const [id = 0, gone = 0] = await stage.upload(await photo(1), await photo(2))
  await updatePicture(catalog, catalog.context, { id, ownerNoun: 'project', caption: 'Front' })
  await deletePicture(catalog, catalog.context, { id: gone, ownerNoun: 'project' })
  await relayed()
  await dispatch()
  await depth({ waiting: 1 })
  await updatePicture(catalog, catalog.context, { id, ownerNoun: 'project', caption: 'Front, at noon' })
  await relayed()
  await vi.waitFor(async () => {
    const lag = await bus.lag(CATALOG_TOPIC, 'image-dispatcher')
    expect(lag.every((partition) => partition.lag === 0n)).toBe(true)
  }, PATIENCE)
  await depth({ waiting: 1 })
})

it('reports a message that is no event and goes on', async () => {
  const producer = await bus.openProducer('test')
  await producer.send(CATALOG_TOPIC, [
    { key: 'picture:999', value: '{"type":"picture.changed"}', headers: {} },
    { key: 'picture:998', value: 'not even JSON', headers: {} },
  ])
  await dispatch()
  await expect.poll(() => errors).toHaveLength(2)
  await stage.upload(await photo(1))
  await depth({ waiting: 1 })
  expect(errors).toHaveLength(2)
})
