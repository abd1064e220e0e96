import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { z } from 'zod'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'
import { nodeMegabytes, processesBelow, spawnSystem, stopSystem } from './running-system.ts'

const USAGE = `Usage: npm run bench:start [-- --seconds N]

A first start on an empty data folder: how long the first answer and the first card with a picture take, and N seconds
later (360: the demo pictures are there) how much memory (RSS) each process holds.`

const TIMEOUT_MS = 180_000
const POLL_MS = 100
const BUDGETS = { firstPictureS: 15, serverMb: 350, nodeMb: 600 }

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: { seconds: { type: 'string', default: '360' } },
})
const seconds = wholeNumber(USAGE, '--seconds', options.seconds)
const cardsSchema = z.object({ results: z.array(z.object({ image: z.unknown() })) })

const folder = await mkdtemp(join(tmpdir(), 'tahanan-start-'))
// PostgreSQL does not run as the superuser, and the account it runs as has to get here.
await chmod(folder, 0o755)
const startedAt = performance.now()
const system = await spawnSystem({ DATA_DIR: join(folder, 'data') })
const listings = `${system.url}/api/listing/`
try {
  const answerS = await secondsUntil(async () => (await fetch(listings)).ok)
  const pictureS = await secondsUntil(async () => {
    const answer = await fetch(listings)
    return answer.ok && cardsSchema.parse(await answer.json()).results.some(({ image }) => Boolean(image))
  })
  console.log(`first answer   ${answerS.toFixed(1)} s`)
  console.log(`first picture  ${pictureS.toFixed(1)} s (at most ${BUDGETS.firstPictureS})`)
  await pause(seconds * 1_000)
  const processes = processesBelow(system.child.pid)
  for (const { pid, rssMb, command } of processes)
    console.log(`${String(rssMb).padStart(5)} MB  ${pid}  ${command.slice(0, 160)}`)
  const { serverMb, nodeMb } = nodeMegabytes(processes)
  console.log(`server ${serverMb} MB (at most ${BUDGETS.serverMb}), all Node ${nodeMb} MB (at most ${BUDGETS.nodeMb})`)
  const isWithin = pictureS <= BUDGETS.firstPictureS && serverMb <= BUDGETS.serverMb && nodeMb <= BUDGETS.nodeMb
  if (!isWithin) process.exitCode = 1
} finally {
  await stopSystem(system)
  await rm(folder, { recursive: true, force: true })
}

async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo().catch(() => false))) {
    if (system.child.exitCode !== null) throw new Error(`The server ended with ${system.child.exitCode}.`)
    if (performance.now() - startedAt > TIMEOUT_MS) throw new Error(`Not within ${TIMEOUT_MS / 1_000} s.`)
    await pause(POLL_MS)
  }
  return (performance.now() - startedAt) / 1_000
}
