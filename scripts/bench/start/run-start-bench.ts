import { join } from 'node:path'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import type { BenchRun } from '../bench-run.ts'
import { openInstallation } from '../install/installation.ts'
import { compare, type Measured } from '../report/compare.ts'
import { bareStart } from './bare-start.ts'
import { coldStart } from './cold-start.ts'
import { firstStart } from './first-start.ts'

const FEW = 600
const FIRST = 'first install and start'
const NAME = 'cold start with 600 listings, beside PostgreSQL and an empty Koa'
/** "No slower", as far as rounds tell. */
const SAME = 0.8

/** `npm start` on an installed tree to its first answer. */
export async function runStartBench(run: BenchRun): Promise<void> {
  const { listings, rounds } = run.options
  const many = `cold start with ${listings.toLocaleString('en-US')} listings, beside 600`
  const few = await madeInstallation(FEW)
  if (run.wants(NAME)) {
    const bareDir = join(loadConfig().DATA_DIR, 'bench-bare')
    const sides = { ours: () => timed(coldStart(few)), bare: () => timed(bareStart(bareDir)) }
    await coldStart(few)
    await bareStart(bareDir)
    run.keep(await compare({ name: NAME, unit: 'starts', cost: 'ms', floor: 1 / 5, rounds, ...sides }))
  }
  if (run.wants(FIRST)) await noteFirstStart(run)
  if (!run.wants(many)) return
  const large = await madeInstallation(listings)
  await coldStart(large)
  const sides = { ours: () => timed(coldStart(large)), bare: () => timed(coldStart(few)) }
  run.keep(await compare({ name: many, unit: 'starts', cost: 'ms', floor: SAME, rounds, ...sides }))
}

async function noteFirstStart(run: BenchRun): Promise<void> {
  try {
    const seconds = ((await firstStart()) / 1_000).toFixed(0)
    run.note(`${FIRST}: ${seconds} s from a fresh clone with an empty npm cache to the first answer`)
  } catch (error) {
    // A registry that cannot be reached, a folder that is no clone.
    run.skip(FIRST, error instanceof Error ? error.message : String(error))
  }
}

async function madeInstallation(listings: number): Promise<string> {
  const installation = await openInstallation(listings)
  await installation.close()
  return installation.dataDir
}

async function timed(starting: Promise<number>): Promise<Measured> {
  const ms = await starting
  return { perSecond: 1 / ms }
}
