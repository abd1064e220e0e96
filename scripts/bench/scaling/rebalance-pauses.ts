import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Fleet } from '../../deployment/fleet.ts'
import type { Journey, Journeys } from './journeys.ts'

const EVERY_MS = 50
const BEFORE_MS = 2_000
/** A killed member is missed after 10 s. */
const AFTER_MS = 15_000

/** How long visitors wait at most for a change, while the projectors share their partitions anew. */
export async function measureRebalancePauses(fleet: Fleet, journeys: Journeys): Promise<string[]> {
  const cases = [
    { name: 'a projector comes', change: async () => void (await fleet.start('projector')) },
    { name: 'one is stopped', change: () => retireOne(fleet) },
    { name: 'one is killed', change: async () => fleet.list('projector').at(-1)?.kill() },
  ]
  const lines: string[] = ['longest wait between topic and views, at 20 commands a second']
  for (const { name, change } of cases) {
    const stopping = new AbortController()
    const flowing = flow(journeys, stopping.signal)
    await pause(BEFORE_MS)
    await change()
    await pause(AFTER_MS)
    stopping.abort()
    const waits = (await flowing).map(({ project }) => project)
    lines.push(`  ${name.padEnd(18)} ${Math.max(...waits)} ms`)
  }
  // The one that was killed may still be on its way back.
  await fleet.ready()
  return lines
}

async function retireOne(fleet: Fleet): Promise<void> {
  const member = fleet.list('projector').at(-1)
  if (member !== undefined) await fleet.retire(member)
}

async function flow(journeys: Journeys, signal: AbortSignal): Promise<readonly Journey[]> {
  const travelling: Promise<Journey>[] = []
  while (!signal.aborted) {
    travelling.push(journeys.travel())
    await pause(EVERY_MS)
  }
  return Promise.all(travelling)
}
