import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { RebuildRunning } from '@tahanan/read-models/rebuild/hold-rebuild-lock.ts'
import { readRebuildTarget } from './read-rebuild-target.ts'
import { runRebuild } from './run-rebuild.ts'

const target = readRebuildTarget(process.argv.slice(2))
const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort())
process.once('SIGTERM', () => interrupt.abort())
const run = { config: loadConfig(), target, signal: interrupt.signal, output: process.stdout }
await runRebuild(run).catch((error: unknown) => {
  if (error instanceof RebuildRunning) {
    console.error(error.message)
    process.exitCode = 1
  } else if (interrupt.signal.aborted) {
    console.error('\nInterrupted. What visitors see is as it was.')
    process.exitCode = 130
  } else throw error
})
