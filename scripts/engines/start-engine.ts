import { readFile, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { type EngineFolder, type Engine, MissingTool, type EngineCommand } from './engine.ts'
import { untilTrue } from './until-true.ts'
import { execFile, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from './child-environment.mjs'

/** Kafka is two starts of Java, which a crowded machine takes its time for. */
const START_MS = 180_000

/** Starts an engine and waits until it answers; one of ours that runs is left as it is. Says what it does. */
export async function startEngine(engine: Engine, folder: EngineFolder): Promise<void> {
  const own = engineProcess(engine, folder)
  console.log(engine.name)
  if ((await own.find()) !== undefined) return console.log(`  runs already on port ${engine.port}`)
  if (await isListening(engine.port)) {
    throw new MissingTool(`Port ${engine.port} is taken by a program that this command did not start. Stop that one.`)
  }
  const command = await engine.prepare()
  await own.start(command)
  const isUp = await untilTrue(async () => {
    if ((await own.find()) === undefined)
      throw new MissingTool(`It ended at once. Its last words:\n${await lastWords()}`)
    return isListening(engine.port)
  }, START_MS)
  if (!isUp) throw new MissingTool(`It does not answer on port ${engine.port}. Its log: ${folder.log}`)
  console.log(`  listens on port ${engine.port}`)

  async function lastWords(): Promise<string> {
    return (await readFile(folder.log, 'utf8')).trim().split('\n').slice(-8).join('\n')
  }
}

/** Whether something on this machine answers at a port. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

const STOP_MS = 30_000

/** The process of an engine, known by the pid that was noted when it was started. */
export function engineProcess(engine: Engine, folder: EngineFolder) {
  /** Its pid while it runs and is really ours. */
  async function find(): Promise<number | undefined> {
    const pid = Number(await readFile(folder.pidFile, 'utf8').catch(() => ''))
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    // The number may belong to somebody else by now.
    return (await readCommandLine(pid)).includes(engine.commandMark) ? pid : undefined
  }

  return {
    find,

    /** Starts it so that it outlives this program. */
    async start({ program, programArguments, environment = {} }: EngineCommand): Promise<void> {
      await mkdir(dirname(folder.log), { recursive: true })
      const log = await open(folder.log, 'a')
      const child = spawn(program, programArguments, {
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        env: childEnvironment(environment),
      })
      await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
      await writeFile(folder.pidFile, String(child.pid))
      child.unref()
      await log.close()
    },

    /** Asks it to end, then waits; answers whether there was one to stop. */
    async stop(): Promise<boolean> {
      const pid = await find()
      if (pid !== undefined) {
        process.kill(pid, 'SIGTERM')
        const ended = await untilTrue(async () => (await find()) === undefined, STOP_MS)
        if (!ended) process.kill(pid, 'SIGKILL')
      }
      await rm(folder.pidFile, { force: true })
      return pid !== undefined
    },
  }
}

/** How a process was started, words separated by blanks; empty when there is no such process. */
async function readCommandLine(pid: number): Promise<string> {
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (words !== undefined) return words.replaceAll('\0', ' ')
  if (process.platform === 'linux') return ''
  const printed = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return printed.stdout
}
