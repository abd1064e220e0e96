import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Deployment, startDeployment } from '../deployment/deployment.ts'
import { type CommandLoad, startCommandLoad } from './command-load.ts'
import { type CommandMix, openCommandMix } from './command-mix.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { killAtRandom } from './kill-at-random.ts'
import { type Staff, signIn } from './staff.ts'
import { type Visitors, startVisitors } from './visitors.ts'

const LENGTH = inject('storyLength')
const PER_SECOND = 50
const START_MS = 180_000

let deployment: Deployment
let staff: Staff
let visitors: Visitors | undefined

beforeAll(async () => {
  deployment = await startDeployment()
  const indexers = deployment.engines.meilisearch === undefined ? [] : (['indexer', 'indexer'] as const)
  await deployment.fleet.start(
    ...(['admin-api', 'public-api', 'relay', 'relay', 'projector', 'projector', 'projector'] as const),
    ...(['image-dispatcher', 'image-worker'] as const),
    ...indexers,
  )
  staff = await signIn(deployment.fleet.list('admin-api')[0]?.origin ?? '')
  visitors = startVisitors(deployment.fleet.list('public-api')[0]?.origin ?? '')
}, START_MS)
afterAll(async () => {
  await visitors?.stop()
  await deployment.stop()
}, START_MS)

let mix: CommandMix
let load: CommandLoad
beforeEach(async () => {
  mix = await openCommandMix(staff, randomBytes(6).toString('hex').replace(/\d/g, 'x'))
})

test('processes killed at random, 50 commands a second', { timeout: LENGTH.killingMs + START_MS }, async () => {
  load = startCommandLoad(staff, mix, PER_SECOND)
  await killAtRandom(deployment.fleet, LENGTH.killingMs)
  const { acknowledged } = await load.stop()
  expect(acknowledged).toBeGreaterThan(0)
  await expectNothingLost(deployment, mix.created)
})
