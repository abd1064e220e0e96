import { startInstallation, type RunningInstallation } from '../install/start-installation.ts'
import type { BenchRun } from '../bench-run.ts'
import { openInstallation } from '../install/installation.ts'
import { awaitQuiet } from '../pipeline/await-quiet.ts'
import { measureCommandLatency } from '../pipeline/command-latency.ts'
import { measureMemory } from '../pipeline/measure-memory.ts'
import { compare, type Measured } from '../report/compare.ts'
import type { Sizes } from './compare-sizes.ts'
import { measureRebuild } from './measure-rebuild.ts'

const COMMANDS = 100
/** Of what takes a minute or more each. */
const ROUNDS = 3
const MEMORY_PARTS = 2

/** Whole installations of both sizes, one at a time: command to answer, memory, rebuild. */
export async function growInstallations(run: BenchRun, { small, large }: Sizes): Promise<void> {
  const { rounds } = run.options
  const span = `${small.toLocaleString('en-US')} to ${large.toLocaleString('en-US')} listings`
  const latency = `growth, ${span}: command to public answer`
  const rebuild = `growth, ${span}: listings rebuilt a second`
  const memory = `growth, ${span}: memory of all Node processes under load`
  if (run.wants(latency)) {
    const sides = { ours: () => medianLatency(large), bare: () => medianLatency(small) }
    run.keep(await compare({ name: latency, unit: 'commands', cost: 'ms', floor: 1 / 1.3, rounds, ...sides }))
  }
  if (run.wants(rebuild)) {
    const sides = { ours: () => measureRebuild(large), bare: () => measureRebuild(small) }
    run.keep(await compare({ name: rebuild, unit: 'listings', floor: 0.8, rounds: ROUNDS, ...sides }))
  }
  if (run.wants(memory)) {
    const sides = { ours: () => memoryUnderLoad(large), bare: () => memoryUnderLoad(small) }
    run.keep(await compare({ name: memory, unit: 'processes', cost: 'MB', floor: 0.8, rounds: ROUNDS, ...sides }))
  }
}

async function medianLatency(listings: number): Promise<Measured> {
  const { total } = await whileRunning(listings, async (running) => {
    await awaitQuiet(running.databaseUrl)
    return measureCommandLatency(running, COMMANDS)
  })
  return { perSecond: 1 / total.p50 }
}

async function memoryUnderLoad(listings: number): Promise<Measured> {
  const { loaded } = await whileRunning(listings, (running) => measureMemory(running, MEMORY_PARTS))
  return { perSecond: 1 / (loaded.at(-1) ?? Number.NaN) }
}

async function whileRunning<T>(listings: number, work: (running: RunningInstallation) => Promise<T>): Promise<T> {
  const installation = await openInstallation(listings)
  await installation.close()
  const running = await startInstallation(installation.dataDir)
  try {
    return await work(running)
  } finally {
    await running.stop()
  }
}
