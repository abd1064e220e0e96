import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import { runCommand } from '@tahanan/catalog/command/run-command.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ScheduledTask } from '../schedule/scheduled-tasks.ts'
import { defineJob, type JobDefinition } from './define-job.ts'
import { type RunningJobWorker, startJobWorker } from './start-job-worker.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }

let catalog: TestCatalog
let folder: string
let worker: RunningJobWorker | undefined
let lines: string[]

beforeEach(async () => {
  catalog = await openTestCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-jobs-'))
  lines = []
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await catalog.drop()
  await rm(folder, { recursive: true })
})

async function start(jobs: readonly JobDefinition[], tasks: readonly ScheduledTask[] = []): Promise<RunningJobWorker> {
  const { connectionString } = catalog
  worker = await startJobWorker({
    config: loadConfig({}),
    log: createLog({ level: 'info', name: 'test', destination: { write: (line) => void lines.push(line) } }),
    databaseUrl: connectionString,
    readDatabaseUrl: connectionString,
    mediaFolder: folder,
    jobs,
    tasks,
  })
  return worker
}

const logged = () => lines.map((line): unknown => JSON.parse(line))

test('does what a command asked for, and logs it with the id of the request', async () => {
  const greeted: string[] = []
  const greet = defineJob({
    queue: 'greet',
    data: z.object({ name: z.string() }),
    concurrency: 1,
    work: async (_, { name }) => void greeted.push(name),
  })
  const { jobs, bus } = (await start([greet])).dependencies
  const stopping = new AbortController()
  const relaying = runRelay({ connectionString: catalog.connectionString, bus, jobs, signal: stopping.signal })
  const context = { ...catalog.context, correlationId: 'click-1' }
  await runCommand(catalog, context, (unit) => unit.enqueue({ queue: 'greet', id: 'greet-1', data: { name: 'Ana' } }))
  await expect.poll(() => greeted).toEqual(['Ana'])
  await vi.waitFor(() => {
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: 'job', queue: 'greet', job: 'greet-1', attempt: 1, request_id: 'click-1' }),
    )
  }, PATIENCE)
  stopping.abort()
  await relaying
})

test('gives back at the end what cannot be finished', async () => {
  const begun: string[] = []
  const wait = defineJob({
    queue: 'wait-for-end',
    data: z.null(),
    concurrency: 2,
    async work(_, _data, { id, signal }) {
      begun.push(id)
      await once(signal, 'abort')
      throw signal.reason
    },
  })
  const first = await start([wait])
  await first.dependencies.jobs.add('wait-for-end', null, { id: 'long' })
  await expect.poll(() => begun).toEqual(['long'])
  await first.stop()
  await start([wait])
  await expect.poll(() => begun).toEqual(['long', 'long'])
})

test('does its tasks, and goes on when a turn fails', async () => {
  let turns = 0
  const task: ScheduledTask = {
    name: 'count',
    firstAfterMs: 0,
    everyMs: 1,
    async work() {
      turns += 1
      if (turns === 1) throw new Error('not today')
      return { turns }
    },
  }
  await start([], [task])
  await vi.waitFor(() => {
    expect(logged()).toContainEqual(expect.objectContaining({ msg: 'task failed', task: 'count' }))
    expect(logged()).toContainEqual(expect.objectContaining({ msg: 'task', task: 'count', turns: 2 }))
  }, PATIENCE)
})
