import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { z } from 'zod'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'

const USAGE = `Usage: npm run bench:start [-- --seconds N]

A first start on an empty data folder: how long the first answer and the first card with a picture take, and N seconds
later (180) how much memory (RSS) each process holds.`

const TIMEOUT_MS = 180_000
const POLL_MS = 100
const BUDGETS = { firstPictureS: 15, serverMb: 350, nodeMb: 600 }

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: { seconds: { type: 'string', default: '180' } },
})
const seconds = wholeNumber(USAGE, '--seconds', options.seconds)
const cardsSchema = z.object({ results: z.array(z.object({ image: z.unknown() })) })

const folder = await mkdtemp(join(tmpdir(), 'tahanan-start-'))
// PostgreSQL does not run as the superuser, and the account it runs as has to get here.
await chmod(folder, 0o755)
const port = await freePort()
const startedAt = performance.now()
const child = spawn(process.execPath, ['--max-semi-space-size=8', 'scripts/start.mjs'], {
  env: childEnvironment({ DATA_DIR: join(folder, 'data'), PORT: String(port), NODE_ENV: 'production' }),
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  const answerS = await secondsUntil(async () => (await fetch(listingUrl())).ok)
  const pictureS = await secondsUntil(async () => {
    const answer = await fetch(listingUrl())
    return answer.ok && cardsSchema.parse(await answer.json()).results.some(({ image }) => Boolean(image))
  })
  console.log(`first answer   ${answerS.toFixed(1)} s`)
  console.log(`first picture  ${pictureS.toFixed(1)} s (at most ${BUDGETS.firstPictureS})`)
  await pause(seconds * 1_000)
  const processes = processesBelow(child)
  for (const { pid, rssMb, command } of processes) console.log(`${String(rssMb).padStart(5)} MB  ${pid}  ${command}`)
  const ofNode = processes.filter(({ command }) => command.startsWith('node '))
  const serverMb = ofNode.find(({ command }) => command.includes('serve.mjs'))?.rssMb ?? Number.NaN
  const nodeMb = ofNode.reduce((sum, { rssMb }) => sum + rssMb, 0)
  console.log(`server ${serverMb} MB (at most ${BUDGETS.serverMb}), all Node ${nodeMb} MB (at most ${BUDGETS.nodeMb})`)
  const isWithin = pictureS <= BUDGETS.firstPictureS && serverMb <= BUDGETS.serverMb && nodeMb <= BUDGETS.nodeMb
  if (!isWithin) process.exitCode = 1
} finally {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  await rm(folder, { recursive: true, force: true })
}

function listingUrl(): string {
  return `http://127.0.0.1:${port}/api/listing/`
}

async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    if (performance.now() - startedAt > TIMEOUT_MS) throw new Error(`Not within ${TIMEOUT_MS / 1_000} s.`)
    await pause(POLL_MS)
  }
  return (performance.now() - startedAt) / 1_000
}

interface MeasuredProcess {
  readonly pid: number
  readonly parent: number
  readonly rssMb: number
  readonly command: string
}

/** The process and all that it and its children started, by `ps`. */
function processesBelow({ pid: root }: ChildProcess): readonly MeasuredProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.flatMap((line): MeasuredProcess[] => {
    const [pid, parent, rss, program = '', ...rest] = line.trim().split(/\s+/)
    const name = program.split('/').at(-1) ?? ''
    if (pid === undefined || rss === undefined) return []
    const command = [name, ...rest].join(' ').slice(0, 160)
    return [{ pid: Number(pid), parent: Number(parent), rssMb: Math.round(Number(rss) / 1_024), command }]
  })
  const below = (parent: number): MeasuredProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  return root === undefined ? [] : [...all.filter(({ pid }) => pid === root), ...below(root)]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
