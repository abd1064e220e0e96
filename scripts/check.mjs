import { runScript } from './setup/run-script.mjs'

runScript(async () => (await import('./setup/check-project.mjs')).checkProject)
