import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { RebuildRunning } from '@tahanan/read-models/rebuild/hold-rebuild-lock.ts'
import { reportFailure } from '../setup/report-failure.mjs'
import { readRebuildTarget } from './read-rebuild-target.ts'
import { runRebuild } from './run-rebuild.ts'

// In the image nothing stands around it that would report.
await rebuild().catch(reportFailure)

async function rebuild(): Promise<void> {
  const target = readRebuildTarget(process.argv.slice(2))
  const interrupt = new AbortController()
  process.once('SIGINT', () => interrupt.abort())
  process.once('SIGTERM', () => interrupt.abort())
  try {
    await runRebuild({ config: loadConfig(), target, signal: interrupt.signal, output: process.stdout })
  } catch (error) {
    if (error instanceof RebuildRunning) {
      console.error(error.message)
      process.exitCode = 1
    } else if (interrupt.signal.aborted) {
      console.error('\nInterrupted. What visitors see is as it was.')
      process.exitCode = 130
    } else throw error
  }
}
