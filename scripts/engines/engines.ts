import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { listEngines } from './list-engines.ts'
import { startEngines } from './start-engines.ts'
import { stopEngines } from './stop-engines.ts'

const { DATA_DIR } = loadConfig()
const [command = 'start', ...rest] = process.argv.slice(2)
if (rest.length > 0 || !['start', 'stop'].includes(command)) {
  console.error('Use: npm run engines\n     npm run engines -- stop')
  process.exitCode = 2
} else if (command === 'stop') {
  await stopEngines(DATA_DIR)
} else {
  const variables = await startEngines(DATA_DIR)
  const lines = Object.entries(variables).map(([name, value]) => `export ${name}=${value}`)
  console.log(['', 'Settings that lead here:', ...lines, '', 'Stop them: npm run engines -- stop'].join('\n'))
  if (Object.keys(variables).length < listEngines(DATA_DIR).length) process.exitCode = 1
}
