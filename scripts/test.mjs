import { runScript } from './setup/run-script.mjs'

runScript(async () => (await import('./setup/test-project.mjs')).testProject)
