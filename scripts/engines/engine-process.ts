import { execFile, spawn } from 'node:child_process'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from './child-environment.mjs'
import type { EngineFolder } from './engine-folder.ts'
import type { Engine, EngineCommand } from './engine.ts'
import { untilTrue } from './until-true.ts'

const STOP_MS = 30_000

/** The process of an engine, known by the pid that was noted when it was started. */
export interface EngineProcess {
  /** Its pid while it runs and is really ours. */
  find(): Promise<number | undefined>
  /** Starts it so that it outlives this program. */
  start(command: EngineCommand): Promise<void>
  /** Asks it to end, then waits; answers whether there was one to stop. */
  stop(): Promise<boolean>
}

export function engineProcess(engine: Engine, folder: EngineFolder): EngineProcess {
  async function find(): Promise<number | undefined> {
    const pid = Number(await readFile(folder.pidFile, 'utf8').catch(() => ''))
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    // The number may belong to somebody else by now.
    return (await readCommandLine(pid)).includes(engine.commandMark) ? pid : undefined
  }

  return {
    find,

    async start({ program, programArguments, environment = {} }) {
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

    async stop() {
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
