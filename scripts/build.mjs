import { runScript } from './setup/run-script.mjs'

runScript(async () => (await import('./setup/build-site.mjs')).buildSite)
