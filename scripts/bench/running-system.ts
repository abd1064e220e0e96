import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'

/** `npm start` in a process of its own. */
export interface SpawnedSystem {
  readonly url: string
  readonly child: ChildProcess
}

/** Starts the whole system at a port of its own, on the data folder of its settings; it may not answer yet. */
export async function spawnSystem(settings: Readonly<Record<string, string>>): Promise<SpawnedSystem> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'scripts/start.mjs'], {
    env: childEnvironment({ ...settings, PORT: String(port), NODE_ENV: 'production' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { url: `http://127.0.0.1:${port}`, child }
}

export async function stopSystem({ child }: SpawnedSystem): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

export interface MeasuredProcess {
  readonly pid: number
  readonly parent: number
  readonly rssMb: number
  readonly command: string
}

/** What the server holds, and all processes of Node together; in MB (RSS). */
export function nodeMegabytes(processes: readonly MeasuredProcess[]): { serverMb: number; nodeMb: number } {
  const ofNode = processes.filter(({ command }) => command.startsWith('node '))
  return {
    serverMb: ofNode.find(({ command }) => command.includes('serve.mjs'))?.rssMb ?? Number.NaN,
    nodeMb: ofNode.reduce((sum, { rssMb }) => sum + rssMb, 0),
  }
}

/** The process and all that it and its children started, by `ps`. */
export function processesBelow(root: number | undefined): readonly MeasuredProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.flatMap((line): MeasuredProcess[] => {
    const [pid, parent, rss, program = '', ...rest] = line.trim().split(/\s+/)
    const name = program.split('/').at(-1) ?? ''
    if (pid === undefined || rss === undefined) return []
    const command = [name, ...rest].join(' ')
    return [{ pid: Number(pid), parent: Number(parent), rssMb: Math.round(Number(rss) / 1_024), command }]
  })
  const below = (parent: number): MeasuredProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  return root === undefined ? [] : [...all.filter(({ pid }) => pid === root), ...below(root)]
}
