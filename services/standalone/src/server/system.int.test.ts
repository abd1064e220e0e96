import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestAdminApi, type TestAdminApi } from '@tahanan/admin-api/router/admin-api.fixture.ts'
import { CATALOG_DEAD_LETTER_TOPIC, CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { SystemAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { defineJob } from '@tahanan/workers/job/define-job.ts'
import { JOB_TABLE } from '@tahanan/workers/job/job-table.ts'
import { type RunningJobWorker, startJobWorker } from '@tahanan/workers/job/start-job-worker.ts'
import { type Pipeline, startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

const PATIENCE = { timeout: 60_000, interval: 50 }
const AS_ADMIN = { as: 'admin' } as const

let api: TestAdminApi
let pipeline: Pipeline
let worker: RunningJobWorker
let mediaFolder: string
let jobsThatFail = 1

const moody = defineJob({
  queue: 'moody',
  data: z.object({ about: z.string() }),
  concurrency: 1,
  async work(_bench, _data, { isLastAttempt }) {
    if (jobsThatFail > 0) {
      if (isLastAttempt) jobsThatFail -= 1
      throw new Error('not in the mood')
    }
  },
})

beforeAll(async () => {
  api = await startTestAdminApi()
  const { connectionString, pool } = api.catalog
  await migrate(pool, READ_MIGRATIONS)
  mediaFolder = await mkdtemp(join(tmpdir(), 'tahanan-system-'))
  const log = createLog({ level: 'silent', name: 'test' })
  const settings = { databaseUrl: connectionString, readDatabaseUrl: connectionString, log }
  pipeline = await startPipeline(settings)
  const config = loadConfig({})
  worker = await startJobWorker({ ...settings, config, mediaFolder, jobs: [...JOB_TABLE, moody], tasks: [] })
})
afterAll(async () => {
  await worker.stop()
  await pipeline.stop()
  await api.close()
  await rm(mediaFolder, { recursive: true })
})

const status = () => api.ask(systemEndpoints.status, AS_ADMIN)
const until = (expected: object): Promise<SystemAnswer> =>
  vi.waitFor(async () => {
    const answer = await status()
    expect(answer).toMatchObject(expected)
    return answer
  }, PATIENCE)

test('tells how far everything is, and that every engine is there', async () => {
  await api.ask(amenityEndpoints.create, { body: { name: 'Pool' } })
  const answer = await until({
    pipeline: { is_current: true, last_ms: expect.any(Number), last_at: expect.any(String) },
    outbox: { waiting: 0, oldest_age_ms: 0, refused: 0 },
    projector: { lag: 0, dirty: 0 },
    indexer: null,
    pictures: { pending: 0, failed: 0 },
  })
  expect(answer.engines.map(({ name, kind, state }) => [name, kind, state])).toEqual([
    ['database', 'Postgres', 'ok'],
    ['read database', 'Postgres', 'ok'],
    ['event bus', 'Postgres', 'ok'],
    ['jobs', 'Postgres', 'ok'],
    ['search', 'Postgres', 'ok'],
    ['object store', 'files', 'ok'],
  ])
  expect(answer.projector?.partitions).toHaveLength(12)
  expect(answer.queues?.map(({ name }) => name)).toEqual(expect.arrayContaining(['moody', 'rebuild', 'replay']))
})

test.each(['listing-view', 'search'] as const)('rebuilds %s, and says how far it is', async (target) => {
  const asked = await api.ask(systemEndpoints.rebuild, { ...AS_ADMIN, body: { target } })
  expect(asked).toMatchObject({ target, state: 'waiting', progress: null })
  await vi.waitFor(async () => {
    const { rebuilds } = await status()
    expect(rebuilds?.find(({ id }) => id === asked.id)).toMatchObject({ target, state: 'done', reason: null })
  }, PATIENCE)
  expect(await api.catalog.auditActions('system', 0)).toContain('rebuild')
})

test('refuses what it cannot rebuild, and a second one beside the first', async () => {
  const answer = await api.request('POST', '/admin/system/rebuild/', { ...AS_ADMIN, body: { target: 'everything' } })
  expect(answer).toMatchObject({ status: 400, body: { target: ['must be listing-view or search'] } })
  await worker.dependencies.jobs.add(
    'rebuild',
    { target: 'search' },
    { id: `later-${randomBytes(4).toString('hex')}`, delayMs: 5_000 },
  )
  expect(
    await api.request('POST', '/admin/system/rebuild/', { ...AS_ADMIN, body: { target: 'search' } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'rebuild_running' },
  })
})

test('lists dead letters with their cause, replays and dismisses them', async () => {
  const producer = await worker.dependencies.bus.openProducer('test')
  const event = (version: number, schemaVersion: number) => ({
    id: '0192f0c1-2c4d-4a3b-9e57-1d2f3a4b5c6d',
    type: 'amenity.changed',
    aggregate: 'amenity',
    aggregateId: 77,
    version,
    schemaVersion,
    occurredAt: '2026-03-01T08:00:00.000Z',
    actor: '1',
    correlationId: 'click-1',
    data: { id: 77, name: 'Sauna' },
  })
  const headers = { type: 'amenity.changed', correlationId: 'click-1' }
  const value = JSON.stringify(event(1, 2))
  await producer.send(CATALOG_TOPIC, [
    { key: 'amenity:77', value, headers },
    { key: 'amenity:78', value: '{', headers },
  ])
  await until({ dead_letters: { count: 2 } })
  const { results } = await api.ask(systemEndpoints.deadLetters, AS_ADMIN)
  const newer = results.find(({ key }) => key === 'amenity:77')
  expect(newer).toMatchObject({
    type: 'amenity.changed',
    step: 'mark',
    cause: expect.stringContaining('newer than this program'),
    request_id: 'click-1',
    excerpt: value,
  })
  const broken = results.find(({ key }) => key === 'amenity:78')

  await api.ask(systemEndpoints.dismissDeadLetter, { ...AS_ADMIN, params: { id: broken?.id ?? '' } })
  await api.ask(systemEndpoints.replayDeadLetter, { ...AS_ADMIN, params: { id: newer?.id ?? '' } })
  await vi.waitFor(async () => {
    const again = await api.ask(systemEndpoints.deadLetters, AS_ADMIN)
    expect(again.results.map(({ key }) => key)).toEqual(['amenity:77'])
    expect(again.results[0]?.id).not.toBe(newer?.id)
  }, PATIENCE)
  expect(await api.catalog.auditActions('system', 0)).toEqual(expect.arrayContaining(['dismiss', 'replay']))
  for (const call of ['replay', 'dismiss']) {
    expect((await api.request('POST', `/admin/system/dead-letters/${broken?.id}/${call}/`, AS_ADMIN)).status).toBe(404)
    expect((await api.request('POST', `/admin/system/dead-letters/x/${call}/`, AS_ADMIN)).status).toBe(404)
  }
})

test('replays all dead letters, says how many of how many, and which are still wrong', async () => {
  const producer = await worker.dependencies.bus.openProducer('test')
  const valid = (id: number) => ({
    id: randomUUID(),
    type: 'amenity.changed',
    aggregate: 'amenity',
    aggregateId: id,
    version: 1,
    schemaVersion: 1,
    occurredAt: '2026-03-01T08:00:00.000Z',
    actor: '1',
    correlationId: 'click-3',
    data: { id, name: `Sauna ${id}` },
  })
  const mended = [901, 902, 903, 904]
  await producer.send(CATALOG_DEAD_LETTER_TOPIC, [
    ...mended.map((id) => ({
      key: `amenity:${id}`,
      value: JSON.stringify(valid(id)),
      headers: { type: 'amenity.changed', step: 'mark', cause: 'the disk was full' },
    })),
    { key: 'amenity:905', value: '{', headers: { type: 'amenity.changed', step: 'mark', cause: 'broken' } },
  ])
  const before = await vi.waitFor(async () => {
    const answer = await api.ask(systemEndpoints.deadLetters, AS_ADMIN)
    expect(answer.results.map(({ key }) => key)).toContain('amenity:905')
    return answer
  }, PATIENCE)
  const asked = await api.ask(systemEndpoints.replayDeadLetters, AS_ADMIN)
  expect(asked).toMatchObject({ state: 'waiting', progress: null })
  const { replays } = await vi.waitFor(async () => {
    const answer = await status()
    expect(answer.replays?.[0]).toMatchObject({ id: asked.id, state: 'done', reason: null })
    return answer
  }, PATIENCE)
  const failed = before.count - mended.length
  expect(replays?.[0]?.progress).toEqual({ done: before.count, total: before.count, failed })
  // Those that are still wrong came back, once each, and were not replayed again and again.
  const after = await vi.waitFor(async () => {
    const answer = await api.ask(systemEndpoints.deadLetters, AS_ADMIN)
    expect(answer.count).toBe(failed)
    return answer
  }, PATIENCE)
  expect(after.results.map(({ key }) => key)).not.toContain('amenity:901')
  const { rows } = await worker.dependencies.readPool.query('select id from amenity_ref where id between 901 and 904')
  expect(rows).toHaveLength(mended.length)

  await worker.dependencies.jobs.add('replay-all', { letters: [] }, { id: 'all-later', delayMs: 5_000 })
  expect(await api.request('POST', '/admin/system/dead-letters/replay/', AS_ADMIN)).toMatchObject({
    status: 409,
    body: { code: 'replay_running' },
  })
})

test('lists failed jobs, and puts them back in line', async () => {
  // Whoever adds a job says how long its pauses are.
  const { connectionString } = api.catalog
  const hasty = await openPostgresJobs({ connectionString, onError: console.error, retryDelayMs: 20 })
  await hasty.add('moody', { about: 'nothing' }, { id: 'moody-1', correlationId: 'click-2' })
  await hasty.close()
  const job = { id: 'moody-1', queue: 'moody', reason: 'not in the mood', attempts: 5, excerpt: '{"about":"nothing"}' }
  // It may fail between being counted and being listed.
  await vi.waitFor(async () => {
    expect(await api.ask(systemEndpoints.failedJobs, AS_ADMIN)).toMatchObject({ count: 1, results: [job] })
  }, PATIENCE)
  await api.ask(systemEndpoints.retryFailedJob, { ...AS_ADMIN, params: { queue: 'moody', id: 'moody-1' } })
  await vi.waitFor(async () => {
    expect(await api.ask(systemEndpoints.failedJobs, AS_ADMIN)).toEqual({ count: 0, results: [] })
  }, PATIENCE)
  for (const path of ['moody/moody-1', 'moody/unknown', 'unknown/moody-1']) {
    expect((await api.request('POST', `/admin/system/failed-jobs/${path}/retry/`, AS_ADMIN)).status).toBe(404)
  }
})

test('lists pictures that failed, with whose they are', async () => {
  const body = {
    name: 'Maharlika Homes',
    office_address: 'Pasig',
    contact_number: '(02) 8123 4567',
    contact_person: 'Ana',
  }
  const { id: ownerId } = await api.ask(developerEndpoints.create, { body })
  await api.catalog.pool.query(
    `insert into app.picture (owner_noun, owner_id, position, hash, original_format, original_bytes, width_px, height_px,
       blur, variants, progress, render_version, requested_at, cause, created_at, updated_at)
     values ('developer', $1, 0, repeat('0', 64), 'png', 1, 1, 1, '', '[]', 'failed', 1, now(), 'too dark', now(), now())`,
    [ownerId],
  )
  expect(await api.ask(systemEndpoints.failedPictures, AS_ADMIN)).toMatchObject({
    count: 1,
    results: [{ owner_noun: 'developer', owner_id: ownerId, owner_name: 'Maharlika Homes', cause: 'too dark' }],
  })
  await until({ pictures: { pending: 0, failed: 1 } })
})
