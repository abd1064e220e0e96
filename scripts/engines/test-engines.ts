import { randomBytes } from 'node:crypto'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { buildSite } from '../setup/build-site.mjs'
import { runEngineTests } from './run-engine-tests.mjs'
import { startEngines } from './start-engines.ts'

// public-api serves the pages.
await buildSite()
const variables = await startEngines(loadConfig().DATA_DIR)
console.log('\nThe engines go on running. Stop them: npm run engines -- stop\n')
const given = process.argv.slice(2)
const filters = given.map((argument) => (argument === '--long' ? '--mode=long' : argument))
await runEngineTests(filters, { TOKEN_SECRET: randomBytes(48).toString('base64'), ...variables })
