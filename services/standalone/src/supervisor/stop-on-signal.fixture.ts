import { pause } from '@tahanan/platform/postgres/pause.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Prints what happens to it. argv[2]: how long it takes to stop. */
const [, , stopMs] = process.argv
stopOnSignal({
  async stop() {
    await pause(Number(stopMs))
    console.log('stopped')
  },
  force: () => console.log('forced'),
})
setInterval(() => {}, 60_000)
console.log('running')
