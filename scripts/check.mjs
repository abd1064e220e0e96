import { runScript } from './setup/run-script.mjs'

runScript(() => import('./setup/check-project.mjs'))
