import { writeFile } from 'node:fs/promises'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { BenchRun } from './bench-run.ts'
import { readBenchOptions } from './read-bench-options.ts'
import { closingText } from './report/closing-text.ts'
import { machineText } from './report/machine-text.ts'
import { reportMarkdown } from './report/report-markdown.ts'
import { reportText } from './report/report-text.ts'
import { writePerformance } from './report/write-performance.ts'
import { runGroup } from './run-group.ts'

async function main(run: BenchRun): Promise<void> {
  const { groups, file, tolerated, writes } = run.options
  const machine = machineText(run.options)
  console.log(machine)
  for (const group of groups) await runGroup(group, run).catch((error: unknown) => run.break(group, error))
  const { outcomes, skipped, broken, notes } = run
  const report = reportText(run)
  console.log(`\n${report}`)
  await writeFile(file, `${JSON.stringify({ machine, outcomes, skipped, broken, notes }, undefined, 2)}\n`)
  if (writes) await writePerformance(reportMarkdown(machine, run))
  if (tolerated > 0) console.log(closingText(run))
  if (broken.length > 0 || outcomes.some((outcome) => run.isLost(outcome))) process.exitCode = 1
}

const options = readBenchOptions(process.argv.slice(2), loadConfig().DATA_DIR)
if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else {
  await main(new BenchRun(options))
}
