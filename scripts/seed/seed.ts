import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { readSeedOptions } from './read-seed-options.ts'
import { runSeed } from './run-seed.ts'

const command = readSeedOptions(process.argv.slice(2))
const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort())
process.once('SIGTERM', () => interrupt.abort())
const run = { config: loadConfig(), command, signal: interrupt.signal, output: process.stdout }
await runSeed(run).catch((error: unknown) => {
  if (!interrupt.signal.aborted) throw error
  console.error('\nInterrupted. Run it again to go on.')
  process.exitCode = 130
})
