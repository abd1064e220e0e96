import { pause } from '@tahanan/platform/postgres/pause.ts'
import { type Deployment, startDeployment } from '../deployment/deployment.ts'
import { type LoadReport, startCommandLoad } from './command-load.ts'
import { openCommandMix } from './command-mix.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { numberWord } from './number-word.ts'
import { type Staff, signIn } from '../deployment/staff.ts'
import { type Visitors, startVisitors } from './visitors.ts'

/** A deployment with several of each process, staff who work on it, and visitors who search in it. */
export interface Story extends Deployment {
  readonly visitors: Visitors
  /** 50 commands a second while `fault` goes on, and what became of them. */
  during(fault: (soFar: () => LoadReport) => Promise<unknown>): Promise<LoadReport>
  /** 50 commands a second for so long. */
  work(forMs: number): Promise<LoadReport>
  /** Once the pipeline is at rest: everything that was acknowledged is there, once. */
  expectNothingLost(): Promise<void>
  end(): Promise<void>
}

const PER_SECOND = 50

/** @throws what keeps it from beginning, after everything was stopped */
export async function beginStory(): Promise<Story> {
  const deployment = await startDeployment()
  try {
    return await tell(deployment)
  } catch (error) {
    await deployment.stop().catch(() => {})
    throw error
  }
}

async function tell(deployment: Deployment): Promise<Story> {
  const { fleet, engines } = deployment
  await fleet.start(
    ...(['admin-api', 'public-api', 'relay', 'relay', 'projector', 'projector', 'projector'] as const),
    ...(['image-dispatcher', 'image-worker', 'job-worker'] as const),
    ...(engines.meilisearch === undefined ? [] : (['indexer', 'indexer'] as const)),
  )
  const staff: Staff = await signIn(fleet.list('admin-api')[0]?.origin ?? '')
  const visitors = startVisitors(fleet.list('public-api')[0]?.origin ?? '')
  const created = new Set<string>()
  let mixes = 0

  async function during(fault: (soFar: () => LoadReport) => Promise<unknown>): Promise<LoadReport> {
    mixes += 1
    const mix = await openCommandMix(staff, `story${numberWord(mixes)}`)
    const load = startCommandLoad(staff, mix, PER_SECOND)
    try {
      await fault(load.report)
    } finally {
      await load.stop()
      for (const name of mix.created) created.add(name)
    }
    return load.report()
  }

  return {
    ...deployment,
    visitors,
    during,
    work: (forMs) => during(() => pause(forMs)),
    expectNothingLost: () => expectNothingLost(deployment, created),
    async end() {
      await visitors.stop()
      await deployment.stop()
    },
  }
}
