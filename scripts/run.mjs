import { runScript } from './setup/run-script.mjs'

/* `node scripts/run.mjs FILE.ts …` runs a TypeScript program of this project, whatever this Node can do by itself. */
runScript(async () => (await import('./setup/run-typescript.mjs')).runTypeScript)
