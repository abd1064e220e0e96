import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { startStandalone } from './start-standalone.ts'
import { stopOnSignal } from './supervisor/stop-on-signal.ts'

const standalone = await startStandalone(loadConfig())
stopOnSignal(standalone)
