import { randomUUID } from 'node:crypto'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { loadOffsets } from '@tahanan/read-models/projection/offset.store.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readDeadLetters } from './dead-letters.ts'
import { endLeadership } from './end-leadership.store.ts'
import { killAtRandom } from './kill-at-random.ts'
import { type Story, beginStory } from './story.fixture.ts'
import { STORY_PATIENCE } from './story-length.ts'
import { takeAway } from './take-away.ts'
import { listUnfinishedWork } from './unfinished-work.ts'

const { killingMs, awayMs, renamingMs } = inject('storyLength')
const timeout = killingMs + awayMs + renamingMs + STORY_PATIENCE.timeout * 2

const noProblems = { refused: 0, unanswered: 0, problems: [] }

let story: Story
let end: (() => Promise<void>) | undefined
beforeAll(async () => {
  story = await beginStory()
  end = () => story.end()
}, timeout)
afterAll(() => end?.(), timeout)
beforeEach(async () => {
  await story.fleet.ready()
  story.visitors.report()
}, timeout)

const allDone = () => expect.poll(() => listUnfinishedWork(story), STORY_PATIENCE).toEqual([])

test('every process killed at random', { timeout }, async () => {
  let kills = 0
  const report = await story.during(async () => {
    // Some work is acknowledged and under way before the first falls: a slow machine may take long to begin it again.
    await pause(1_000)
    kills = await killAtRandom(() => story.fleet.list(), { forMs: killingMs })
  })
  console.log(`Killed ${kills} times; commands ${JSON.stringify(report)}.`)
  expect(report.acknowledged).toBeGreaterThan(0)
  await story.expectNothingLost()
})

describe('an engine goes, and comes back', () => {
  test.each(['kafka', 'redis', 'readDatabase'] as const)('%s: every command succeeds', { timeout }, async (name) => {
    expect(await story.during(() => takeAway(story.engines[name], awayMs))).toMatchObject(noProblems)
    await story.expectNothingLost()
  })

  test('MinIO: every command succeeds but uploads, which say so', { timeout }, async () => {
    // One command in fifty is an upload.
    const { problems, unanswered } = await story.during((soFar) =>
      takeAway(story.engines.minio, awayMs, () =>
        expect.poll(() => soFar().refused, STORY_PATIENCE).toBeGreaterThan(0),
      ),
    )
    expect({ problems, unanswered }).toEqual({
      problems: ['POST /admin/listing/…/upload_images/: 503'],
      unanswered: 0,
    })
    expect(story.visitors.report().failed).toBe(0)
    await story.expectNothingLost()
  })

  test('the catalogue: visitors notice nothing, and staff go on afterwards', { timeout }, async () => {
    await story.during(() => takeAway(story.engines.catalogDatabase, awayMs))
    expect(story.visitors.report().failed).toBe(0)
    await story.fleet.ready()
    expect(await story.work(1_000)).toMatchObject(noProblems)
    await story.expectNothingLost()
  })

  const isMeilisearchThere = loadConfig().MEILI_URL !== undefined
  test.each(isMeilisearchThere ? ['Meilisearch'] : [])('%s: Postgres answers', { timeout }, async () => {
    const { meilisearch } = story.engines
    if (meilisearch === undefined) throw new Error('MEILI_URL names none.')
    expect(await story.during(() => takeAway(meilisearch, awayMs))).toMatchObject(noProblems)
    const { failed, degraded } = story.visitors.report()
    expect(failed).toBe(0)
    expect(degraded).toBeGreaterThan(0)
    await story.expectNothingLost()
  })
})

test('a poison message goes to the dead letters, and holds nothing up', { timeout }, async () => {
  const key = 'listing:2000000001'
  const producer = await story.bus.openProducer(`poison-${randomUUID()}`)
  const dead = await readDeadLetters(story.bus)
  await story.during(async () => {
    await producer.send(CATALOG_TOPIC, [{ key, value: '{"id": "poison"}', headers: {} }])
    await expect.poll(() => dead.letters.map((letter) => letter.key), STORY_PATIENCE).toContain(key)
  })
  expect(dead.letters.find((letter) => letter.key === key)?.headers['cause']).toMatch(/cannot be read/)
  await Promise.all([producer.close(), dead.close()])
  await story.expectNothingLost()
})

test('a projector stands still for longer than its session lasts: others take over', { timeout }, async () => {
  const [projector] = story.fleet.list('projector')
  await story.during(async () => projector?.freeze())
  expect(await story.work(2_000)).toMatchObject(noProblems)
  await allDone()
  projector?.thaw()
  expect(await story.work(2_000)).toMatchObject(noProblems)
  await story.expectNothingLost()
})

test('two relays and three projectors at once, while developers and projects are renamed', { timeout }, async () => {
  expect(await story.work(renamingMs)).toMatchObject(noProblems)
  await story.expectNothingLost()
})

test('offsets reset to zero: everything is read again, and nothing changes', { timeout }, async () => {
  await story.work(1_000)
  await allDone()
  const before = await loadOffsets(story.readPool, CATALOG_TOPIC)
  await story.readPool.query('update projection_offset set next_offset = 0')
  for (const projector of story.fleet.list('projector')) projector.kill()
  await expect.poll(() => loadOffsets(story.readPool, CATALOG_TOPIC), STORY_PATIENCE).toEqual(before)
  await story.expectNothingLost()
})

test('the read database restored from an older backup catches up by itself', { timeout }, async () => {
  const { readDatabase } = story.engines
  expect(await story.work(1_000)).toMatchObject(noProblems)
  await story.during(async () => {
    await readDatabase.stop()
    await readDatabase.backUp()
    await readDatabase.start()
  })
  await story.work(2_000)
  await allDone()
  await story.during(async () => {
    await readDatabase.stop()
    await readDatabase.restore()
    await readDatabase.start()
  })
  await story.expectNothingLost()
})

test('a relay frozen past the loss of its lock, and thawed', { timeout }, async () => {
  const [relay, other] = story.fleet.list('relay')
  if (relay === undefined || other === undefined) throw new Error('There are not two relays.')
  await story.fleet.retire(other)
  await story.work(1_000)
  await allDone()
  await story.during(async () => {
    relay.freeze()
    await story.fleet.start('relay')
    expect(await endLeadership(story.catalogPool, 'relay')).toBe(true)
  })
  await allDone()
  relay.thaw()
  expect(await story.work(2_000)).toMatchObject(noProblems)
  await story.expectNothingLost()
})
