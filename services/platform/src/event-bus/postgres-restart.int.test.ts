import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openPostgresJobs } from '../jobs/postgres-jobs.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { openContractConsumer } from './event-consumer.fixture.ts'
import { buildMessages } from './event-bus-engine.fixture.ts'
import { openPostgresEventBus } from './postgres-event-bus.ts'

it('bus and jobs go on after the engine was away', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), `tahanan-test-postgres-${process.pid}-restart-`))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const first = await startEmbeddedPostgres({ dataDir })
  const { connectionString, port } = first
  const bus = await openPostgresEventBus({ connectionString })
  const jobs = await openPostgresJobs({ connectionString, onError: () => {} })
  const done: string[] = []
  await jobs.work('queue', async ({ id }) => void done.push(id), { concurrency: 1 })
  await bus.ensureTopic({ name: 'topic', partitions: 4, compacted: false })
  const producer = await bus.openProducer('producer')
  const onError = vi.fn()
  const consumer = await openContractConsumer(bus, { topic: 'topic', group: 'group', onError })
  await producer.send('topic', buildMessages(20, 20))
  await jobs.add('queue', 1, { id: 'before' })
  await consumer.received(20)
  await expect.poll(() => done).toEqual(['before'])

  await first.stop()
  await expect(producer.send('topic', buildMessages(1, 1))).rejects.toThrow('ECONNREFUSED')
  await expect(bus.ping()).rejects.toThrow('ECONNREFUSED')
  await expect(jobs.ping()).rejects.toThrow('ECONNREFUSED')
  await expect(jobs.add('queue', 1, { id: 'lost' })).rejects.toThrow('ECONNREFUSED')
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(2)

  const second = await startEmbeddedPostgres({ dataDir, port })
  await producer.send('topic', buildMessages(20, 20, 20))
  await jobs.add('queue', 1, { id: 'after' })
  await consumer.received(40)
  expect(new Set(consumer.values()).size).toBe(40)
  await expect.poll(() => done).toEqual(['before', 'after'])
  await jobs.close()
  await bus.close()
  await second.stop()
})
