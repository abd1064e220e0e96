import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { signIn, type Staff } from '../deployment/staff.ts'
import { untilTrue } from '../engines/until-true.ts'
import { type LoadReport, startCommandLoad } from './command-load.ts'
import { openCommandMix } from './command-mix.ts'
import { type EmbeddedSystem, startEmbeddedSystem } from './embedded-system.fixture.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { killAtRandom } from './kill-at-random.ts'
import { numberWord } from './number-word.ts'
import { patienceAfter, STORY_PATIENCE } from './story-length.ts'
import { startVisitors, type Visitors } from './visitors.ts'

const { killingMs } = inject('storyLength')
const timeout = killingMs * 3 + STORY_PATIENCE.timeout * 2
const PER_SECOND = 20
/** A picture whose worker died four times over it is set aside as failed: it has to live for longer than one takes. */
const EVERY_MS = 4_000
/** The server is started again five times in ten minutes, and no more; the last time after 16 s. */
const SERVER_KILLS = 3
const SERVER_BACK_MS = 20_000

let system: EmbeddedSystem
let staff: Staff
let visitors: Visitors
const created = new Set<string>()
let mixes = 0

beforeAll(async () => {
  system = await startEmbeddedSystem()
  staff = await signIn(system.url)
  visitors = startVisitors(system.url)
}, timeout)
afterAll(async () => {
  await visitors.stop()
  await system.stop()
}, timeout)

/** Commands while `fault` goes on, and afterwards until one succeeds. */
async function during(fault: () => Promise<unknown>): Promise<LoadReport> {
  mixes += 1
  const mix = await openCommandMix(staff, `embedded${numberWord(mixes)}`)
  visitors.report()
  const load = startCommandLoad(staff, mix, PER_SECOND)
  try {
    await fault()
    const { acknowledged } = load.report()
    await expect.poll(() => load.report().acknowledged, STORY_PATIENCE).toBeGreaterThan(acknowledged)
  } finally {
    await load.stop()
    for (const name of mix.created) created.add(name)
  }
  return load.report()
}

async function nothingIsLost(): Promise<void> {
  expect(await untilTrue(system.isReady, STORY_PATIENCE.timeout)).toBe(true)
  await system.withPipeline((pipeline) => expectNothingLost(pipeline, created, patienceAfter(killingMs)))
}

test('pipeline and image worker killed at random: every command and every read succeeds', { timeout }, async () => {
  let kills = 0
  const report = await during(async () => {
    kills = await killAtRandom(() => system.list('pipeline', 'imageWorker'), { forMs: killingMs, everyMs: EVERY_MS })
  })
  const { answered, failed } = visitors.report()
  console.log(`Killed ${kills} times; commands ${JSON.stringify(report)}; reads ${answered}, failed ${failed}.`)
  expect(kills).toBeGreaterThan(0)
  expect(report).toMatchObject({ refused: 0, unanswered: 0, problems: [] })
  expect(failed).toBe(0)
  await nothingIsLost()
})

test(
  'the server killed at random, and its database with it: what was acknowledged is there, once',
  { timeout },
  async () => {
    const everyMs = Math.max(SERVER_BACK_MS, killingMs / SERVER_KILLS)
    let kills = 0
    const { acknowledged } = await during(async () => {
      kills = await killAtRandom(() => system.list('server'), { forMs: killingMs, everyMs })
    })
    const { answered, failed } = visitors.report()
    console.log(`Killed ${kills} times; acknowledged ${acknowledged}; reads ${answered}, failed ${failed}.`)
    expect(kills).toBeGreaterThan(0)
    expect(acknowledged).toBeGreaterThan(0)
    await nothingIsLost()
  },
)
