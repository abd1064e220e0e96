import { randomBytes } from 'node:crypto'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { runTestTool } from './run-test-tool.mjs'
import { startEngines } from './start-engines.ts'

const { DATA_DIR } = loadConfig()
const variables = await startEngines(DATA_DIR)
const filters = process.argv.slice(2)
process.exitCode = await runTestTool(filters, { TOKEN_SECRET: randomBytes(48).toString('base64'), ...variables })
console.log('The engines keep running. Stop them: npm run engines -- stop')
