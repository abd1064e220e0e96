import type { BenchRun } from '../bench-run.ts'
import { compareSizes } from './compare-sizes.ts'
import { growInstallations } from './grow-installations.ts'

const SMALL = 10_000

/** How cost grows from 10,000 listings to as many as the run has: give `--listings 1000000`. */
export async function runGrowthBench(run: BenchRun): Promise<void> {
  const { listings } = run.options
  if (listings <= SMALL) return run.skip('growth', `It takes more than ${SMALL} listings.`)
  await compareSizes(run, { small: SMALL, large: listings })
  await growInstallations(run, { small: SMALL, large: listings })
}
