import { writeFile } from 'node:fs/promises'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { BenchRun } from './bench-run.ts'
import { readBenchOptions } from './read-bench-options.ts'
import { machineText } from './report/machine-text.ts'
import { reportText } from './report/report-text.ts'
import { writePerformance } from './report/write-performance.ts'
import { runGroup } from './run-group.ts'

const STABLE_ROUNDS_MIN = 3

async function main(run: BenchRun): Promise<void> {
  const { groups, file, tolerated, writes } = run.options
  const machine = machineText(run.options)
  console.log(machine)
  for (const group of groups) {
    try {
      await runGroup(group, run)
    } catch (error) {
      console.error(`${group}:`, error)
      run.skip(group, error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
  }
  const { outcomes, skipped, notes } = run
  const report = reportText(run)
  console.log(`\n${report}`)
  await writeFile(file, `${JSON.stringify({ machine, outcomes, skipped, notes }, undefined, 2)}\n`)
  if (writes) await writePerformance(`${machine}\n\n${report}`)
  // Rounds that disagree say something about the machine.
  const lost = outcomes.filter(
    ({ ratio, floor, stableRounds }) =>
      floor !== null && ratio < floor * tolerated && stableRounds >= STABLE_ROUNDS_MIN,
  )
  for (const { name } of lost) console.error(`${name}: less than a third of what it must reach.`)
  if (lost.length > 0 || (outcomes.length === 0 && notes.length === 0)) process.exitCode = 1
}

const options = readBenchOptions(process.argv.slice(2), loadConfig().DATA_DIR)
if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else {
  await main(new BenchRun(options))
}
