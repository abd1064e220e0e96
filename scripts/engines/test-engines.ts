import { randomBytes } from 'node:crypto'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { runEngineTests } from './run-engine-tests.mjs'
import { startEngines } from './start-engines.ts'

const variables = await startEngines(loadConfig().DATA_DIR)
console.log('\nThe engines go on running. Stop them: npm run engines -- stop\n')
await runEngineTests(process.argv.slice(2), { TOKEN_SECRET: randomBytes(48).toString('base64'), ...variables })
