import type { BenchGroup } from './bench-groups.ts'
import type { BenchRun } from './bench-run.ts'
import { browseCases } from './http/browse-cases.ts'
import { detailCases } from './http/detail-cases.ts'
import { runHttpCases } from './http/run-http-cases.ts'
import { searchCases } from './http/search-cases.ts'
import { slowCases } from './http/slow-cases.ts'
import { suggestCases } from './http/suggest-cases.ts'
import { runGrowthBench } from './growth/run-growth-bench.ts'
import { runImagesBench } from './images/run-images-bench.ts'
import { runImportsBench } from './imports/run-imports-bench.ts'
import { runKafkaBench } from './kafka/run-kafka-bench.ts'
import { LEAD_CASES } from './leads/lead-cases.ts'
import { runLeadsBench } from './leads/run-leads-bench.ts'
import { runLoadBench } from './capacity/run-load-bench.ts'
import { runLoginBench } from './login/run-login-bench.ts'
import { runMeilisearchBench } from './meilisearch/run-meilisearch-bench.ts'
import { runMemoryBench } from './memory/run-memory-bench.ts'
import { runPagesBench } from './pages/run-pages-bench.ts'
import { runPipelineBench } from './pipeline/run-pipeline-bench.ts'
import { runScalingBench } from './scaling/run-scaling-bench.ts'
import { runStaffBench } from './staff/run-staff-bench.ts'
import { runStartBench } from './start/run-start-bench.ts'
import { runTablesBench } from './tables/run-tables-bench.ts'

const GROUPS: Readonly<Record<BenchGroup, (run: BenchRun) => Promise<void>>> = {
  detail: (run) => runHttpCases(run, detailCases),
  browse: (run) => runHttpCases(run, browseCases),
  search: (run) => runHttpCases(run, searchCases),
  slow: (run) => runHttpCases(run, slowCases),
  suggest: (run) => runHttpCases(run, suggestCases),
  staff: runStaffBench,
  leads: runLeadsBench,
  tables: runTablesBench,
  imports: runImportsBench,
  login: runLoginBench,
  pipeline: async (run) => {
    for (const line of await runPipelineBench(run.options, (outcome) => run.keep(outcome))) run.note(line)
  },
  kafka: runKafkaBench,
  meilisearch: runMeilisearchBench,
  images: (run) => runImagesBench(run.options, (outcome) => run.keep(outcome)),
  pages: runPagesBench,
  growth: runGrowthBench,
  load: runLoadBench,
  start: runStartBench,
  memory: runMemoryBench,
  scaling: async (run) => {
    run.notes.push(...(await runScalingBench(console.log)))
  },
}

/** Cases of the groups that measure all of theirs or nothing. */
const WHOLE_GROUPS: Partial<Readonly<Record<BenchGroup, readonly string[]>>> = {
  leads: [...LEAD_CASES.map(({ name }) => name), 'export of all leads'],
  tables: ['tables'],
  imports: ['imports'],
  login: ['signed in, under 10,000 wrong passwords a minute'],
  pipeline: ['projection', 'commands (update a listing)', 'command to public answer', 'memory of all Node processes'],
  images: ['images, one worker', 'images, two workers against one'],
  memory: ['memory'],
  scaling: ['scaling'],
}

/** Runs those cases of a group that are wanted. */
export async function runGroup(group: BenchGroup, run: BenchRun): Promise<void> {
  const whole = WHOLE_GROUPS[group]
  if (whole === undefined || whole.some((name) => run.wants(name))) await GROUPS[group](run)
}
