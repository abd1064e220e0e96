import { openInstallation } from '../install/installation.ts'
import { startInstallation } from '../install/start-installation.ts'
import type { BenchOptions } from '../read-bench-options.ts'
import type { Outcome } from '../report/outcome.ts'
import { measureCommandLatency } from './command-latency.ts'
import { commandsCase } from './commands-case.ts'
import { awaitQuiet } from './await-quiet.ts'
import { latencyText } from './latency-text.ts'
import { measureMemory } from './measure-memory.ts'
import { memoryText } from './memory-text.ts'
import { projectionCase } from './projection-case.ts'

const COMMANDS = 400
const MEMORY_PARTS = 6

/** Commands, projection, and the way from the one to the other. Answers lines to print below the table. */
export async function runPipelineBench(options: BenchOptions, keep: (outcome: Outcome) => void): Promise<string[]> {
  const installation = await openInstallation(options.listings)
  try {
    keep(await projectionCase(installation, options.rounds))
    keep(await commandsCase(installation, options.rounds))
  } finally {
    await installation.close()
  }
  const running = await startInstallation(installation.dataDir)
  try {
    await awaitQuiet(running.databaseUrl)
    const latency = await measureCommandLatency(running, COMMANDS)
    return [latencyText(latency), memoryText(await measureMemory(running, MEMORY_PARTS))]
  } finally {
    await running.stop()
  }
}
