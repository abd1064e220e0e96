import { runScript } from './setup/run-script.mjs'

runScript(async () => (await import('./setup/start-tahanan.mjs')).startTahanan)
