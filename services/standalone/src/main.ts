import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { startStandalone } from './start-standalone.ts'
import { stopOnSignal } from './supervisor/stop-on-signal.ts'

const starting = startStandalone(loadConfig())
// Listened for from the beginning: a database that is being made wants to be stopped in order, too.
stopOnSignal(starting)
await starting
