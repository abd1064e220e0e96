import { writeFile } from 'node:fs/promises'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openInstallation } from './install/installation.ts'
import { browseCases } from './http/browse-cases.ts'
import { detailCases } from './http/detail-cases.ts'
import { runHttpCase } from './http/run-http-case.ts'
import { searchCases } from './http/search-cases.ts'
import { startChildServer } from './load/child-server.ts'
import { startLoadGenerator } from './load/load-generator.ts'
import { runImagesBench } from './images/run-images-bench.ts'
import { runPipelineBench } from './pipeline/run-pipeline-bench.ts'
import { type BenchGroup, type BenchOptions, readBenchOptions } from './read-bench-options.ts'
import { machineText } from './report/machine-text.ts'
import type { Outcome } from './report/outcome.ts'
import { runScalingBench } from './scaling/run-scaling-bench.ts'
import { tableText } from './report/table-text.ts'

const HTTP_GROUPS = { detail: detailCases, browse: browseCases, search: searchCases } as const

type HttpGroup = keyof typeof HTTP_GROUPS

async function main(options: BenchOptions): Promise<void> {
  console.log(machineText(options))
  const outcomes: Outcome[] = []
  const keep = (outcome: Outcome): void => {
    outcomes.push(outcome)
    console.log(tableText([outcome]).split('\n')[1])
  }
  const httpGroups = options.groups.filter(isHttpGroup)
  if (httpGroups.length > 0) await runHttpBench(httpGroups, options, keep)
  if (options.groups.includes('images')) await runImagesBench(options, keep)
  const notes = options.groups.includes('pipeline') ? await runPipelineBench(options, keep) : []
  if (options.groups.includes('scaling')) notes.push(...(await runScalingBench(console.log)))
  console.log(`\n${tableText(outcomes)}`)
  for (const note of notes) console.log(note)
  await writeFile(options.file, `${JSON.stringify({ machine: machineText(options), outcomes, notes }, undefined, 2)}\n`)
}

async function runHttpBench(
  groups: readonly HttpGroup[],
  options: BenchOptions,
  keep: (outcome: Outcome) => void,
): Promise<void> {
  const installation = await openInstallation(options.listings)
  try {
    const load = startLoadGenerator()
    const ours = startChildServer(new URL('./ours/ours.process.ts', import.meta.url))
    const bare = startChildServer(new URL('./bare/bare.process.ts', import.meta.url))
    try {
      for (const group of groups) {
        for (const httpCase of await HTTP_GROUPS[group](installation.pool)) {
          keep(await runHttpCase({ ...options, installation, load, ours, bare }, httpCase))
        }
      }
    } finally {
      for (const child of [load, ours, bare]) child.close()
    }
  } finally {
    await installation.close()
  }
}

function isHttpGroup(group: BenchGroup): group is HttpGroup {
  return group in HTTP_GROUPS
}

const options = readBenchOptions(process.argv.slice(2), loadConfig().DATA_DIR)
if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else {
  await main(options)
}
