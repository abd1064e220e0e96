import { pause } from '@tahanan/platform/postgres/pause.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Prints what happens to it. argv[2]: how long it takes to start, argv[3]: how long to stop. */
const [, , startMs, stopMs] = process.argv

async function start() {
  await pause(Number(startMs))
  console.log('running')
  return {
    async stop() {
      await pause(Number(stopMs))
      console.log('stopped')
    },
    force: () => console.log('forced'),
  }
}

const starting = start()
stopOnSignal(starting)
setInterval(() => {}, 60_000)
console.log('starting')
await starting
