import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { readOptions, usageFailure } from '../setup/read-options.mjs'
import { engineProcess } from './start-engine.ts'
import { listEngines, startEngines } from './start-engines.ts'

const USAGE = `Usage: npm run engines [-- start | stop]

Starts Kafka, Redis and MinIO on this machine, and says which settings lead to them.`

const { positionals } = readOptions(USAGE, { args: process.argv.slice(2), allowPositionals: true })
const command = positionals.join(' ') || 'start'
if (command !== 'start' && command !== 'stop') throw usageFailure(USAGE, `There is no "${command}"`)
const { DATA_DIR } = loadConfig()
if (command === 'stop') {
  await stopEngines(DATA_DIR)
} else {
  const variables = await startEngines(DATA_DIR)
  const lines = Object.entries(variables).map(([name, value]) => `export ${name}=${value}`)
  console.log(['', 'Settings that lead here:', ...lines, '', 'Stop them: npm run engines -- stop'].join('\n'))
  if (Object.keys(variables).length < listEngines(DATA_DIR).length) process.exitCode = 1
}

/** Stops what `startEngines` started here, and nothing else. */
async function stopEngines(dataDir: string): Promise<void> {
  for (const { engine, folder } of listEngines(dataDir)) {
    const wasRunning = await engineProcess(engine, folder).stop()
    console.log(`${engine.name}: ${wasRunning ? 'stopped' : 'was not running'}`)
  }
}
