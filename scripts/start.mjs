import { runScript } from './setup/run-script.mjs'

/* `npm start`: keeps `serve.mjs` running in a process of its own. */
runScript(async () => (await import('./setup/keep-running.mjs')).keepRunning)
