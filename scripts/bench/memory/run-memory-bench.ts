import type { BenchRun } from '../bench-run.ts'
import { openInstallation } from '../install/installation.ts'
import { startInstallation } from '../install/start-installation.ts'
import { startLoadGenerator } from '../load/load-generator.ts'
import { memoryLines, type MemorySample } from './memory-lines.ts'
import { mixedAddresses } from './mixed-addresses.ts'
import { NODE_COMMAND } from './node-command.ts'
import { processesBelow } from './processes-below.ts'

const PARTS = 10
const PART_MS = 12_000
const CONNECTIONS = 16
const LIMITS = { megabytes: 600, growth: 1.1 }

/**
 * Memory of each Node process of an installation, again and again while it answers pages and calls as fast as it can:
 * two minutes of that are more requests than a busy hour has.
 */
export async function runMemoryBench(run: BenchRun): Promise<void> {
  const installation = await openInstallation(run.options.listings)
  const paths = await mixedAddresses(installation)
  await installation.close()
  const running = await startInstallation(installation.dataDir)
  const load = startLoadGenerator()
  try {
    const samples: MemorySample[] = [{ requests: 0, processes: await processesBelow(running.pid, NODE_COMMAND) }]
    let requests = 0
    for (let part = 0; part < PARTS; part += 1) {
      const order = { origin: running.origin, paths, headers: {}, connections: CONNECTIONS, durationMs: PART_MS }
      const { ok, errors } = await load.run(order)
      if (errors > 0) run.note(`memory: ${errors} requests without an answer`)
      requests += ok
      samples.push({ requests, processes: await processesBelow(running.pid, NODE_COMMAND) })
    }
    for (const line of memoryLines(samples, LIMITS)) run.note(line)
  } finally {
    load.close()
    await running.stop()
  }
}
