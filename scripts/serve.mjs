import { runScript } from './setup/run-script.mjs'

/* What `npm start` keeps running: one life of the server. */
runScript(async () => (await import('./setup/start-tahanan.mjs')).startTahanan)
