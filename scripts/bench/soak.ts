import autocannon from 'autocannon'
import { signIn } from '../deployment/staff.ts'
import { startCommandLoad } from '../faults/command-load.ts'
import { openCommandMix } from '../faults/command-mix.ts'
import { killAtRandom } from '../faults/kill-at-random.ts'
import { numberWord } from '../faults/number-word.ts'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'
import { quantile, until } from './measure.ts'
import { nodeMegabytes, processesBelow, spawnSystem, stopSystem } from './running-system.ts'

const USAGE = `Usage: npm run bench:soak -- --data DIR --password TEXT [options]

Starts the system on a data folder and keeps it busy: visitors at half of what it answers at most, staff who change
listings and upload pictures, and every minute the pipeline or the image worker killed. Prints for each tenth of the
time how fast answers were, which ones failed, and the memory (RSS, in the middle of what was seen every five seconds)
of the server and of all processes of Node.

  --data DIR        with listings in it
  --username NAME   of an editor (admin)
  --password TEXT   theirs
  --minutes N       (60)
  --commands N      of staff, a second (5)`

const PARTS = 10
const CONNECTIONS = 16
const CAPACITY_S = 20
const KILL_EVERY_MS = 60_000
const LOOK_EVERY_MS = 5_000
const VICTIMS = /(pipeline|image-worker)\.process\.ts$/
const PATHS = [
  '/',
  '/search?search=condo+makati',
  '/search?search=house+and+lot+under+5m',
  '/api/listing/?page_size=12&sort=Price+low+to+high',
  '/api/suggest/?q=ceb',
  '/api/listing/?q=studio+near+ayala',
]

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: {
    data: { type: 'string', default: '' },
    username: { type: 'string', default: 'admin' },
    password: { type: 'string', default: '' },
    minutes: { type: 'string', default: '60' },
    commands: { type: 'string', default: '5' },
  },
})
const partS = (wholeNumber(USAGE, '--minutes', options.minutes) * 60) / PARTS
const perSecond = wholeNumber(USAGE, '--commands', options.commands)
const requests = PATHS.map((path) => ({ path }))

const system = await spawnSystem({ DATA_DIR: options.data, DEMO: 'off', LOG_LEVEL: 'fatal' })
const { url } = system
try {
  await until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true)
  const staff = await signIn(url, { username: options.username, password: options.password })
  const most = await autocannon({ url, requests, connections: CONNECTIONS, duration: CAPACITY_S })
  const rate = Math.round(most.requests.average / 2)
  console.log(`${Math.round(most.requests.average)} answers a second at most; ${rate} from now on`)
  const load = startCommandLoad(
    staff,
    await openCommandMix(staff, `soak${numberWord(Date.now() % 1_000_000)}`),
    perSecond,
  )
  const victims = () =>
    processesBelow(system.child.pid)
      .filter(({ command }) => VICTIMS.test(command))
      .map(({ pid }) => ({ kill: () => process.kill(pid, 'SIGKILL') }))
  const forMs = PARTS * partS * 1_000
  const killing = killAtRandom(victims, { forMs, everyMs: KILL_EVERY_MS })
  console.log(' part        /s   p50 ms   p99 ms   max ms     503s   others   server  all Node (MB)  commands')
  for (let part = 1; part <= PARTS; part += 1) {
    const visits = { url, requests, connections: CONNECTIONS, duration: partS, overallRate: rate }
    const seen: ReturnType<typeof nodeMegabytes>[] = []
    const looking = setInterval(() => seen.push(nodeMegabytes(processesBelow(system.child.pid))), LOOK_EVERY_MS)
    const { requests: answered, latency, non2xx, errors, statusCodeStats } = await autocannon(visits)
    clearInterval(looking)
    const away = statusCodeStats?.['503']?.count ?? 0
    const { p50, p99, max } = latency
    const memory = (['serverMb', 'nodeMb'] as const).map((of) =>
      quantile(
        seen.map((one) => one[of]),
        0.5,
      ),
    )
    const counts = [part, Math.round(answered.average), p50, p99, max, away, non2xx - away + errors, ...memory]
    console.log(counts.map((count) => String(count).padStart(8)).join(' '), load.report().acknowledged)
  }
  const { acknowledged, refused, unanswered, problems } = await load.stop()
  console.log(
    `${await killing} kills; ${acknowledged} commands, ${refused} refused, ${unanswered} unanswered`,
    problems,
  )
} finally {
  await stopSystem(system)
}
