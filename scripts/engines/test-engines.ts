import { randomBytes } from 'node:crypto'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { buildSite } from '../setup/build-site.mjs'
import { readOptions } from '../setup/read-options.mjs'
import { runEngineTests } from './run-engine-tests.mjs'
import { startEngines } from './start-engines.ts'

const USAGE = `Usage: npm run test:engines [-- FILTER …] [--long | --hour]

  FILTER   only the suites whose files have it in their path
  --long   stories with faults go on for ten minutes
  --hour   and for an hour`

const { values, positionals } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: { long: { type: 'boolean', default: false }, hour: { type: 'boolean', default: false } },
  allowPositionals: true,
})
// public-api serves the pages.
await buildSite()
const variables = await startEngines(loadConfig().DATA_DIR)
console.log('\nThe engines go on running. Stop them: npm run engines -- stop\n')
const length = values.hour ? ['--mode=hour'] : values.long ? ['--mode=long'] : []
const filters = [...positionals, ...length]
await runEngineTests(filters, { TOKEN_SECRET: randomBytes(48).toString('base64'), ...variables })
