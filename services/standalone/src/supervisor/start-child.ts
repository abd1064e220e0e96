import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { childMessageSchema, type ParentMessage } from './run-supervised.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'

/** A TypeScript file that calls `runSupervised`. */
export interface ChildProgram {
  readonly entry: URL
  /** Handed to the program's work; plain data. */
  readonly settings: unknown
  /** Gives way to every other process of the machine, where the system allows it. */
  readonly lowPriority?: boolean
  /** For Node itself: `--max-old-space-size=128`. */
  readonly nodeArguments?: readonly string[]
  /** Settings of its environment that differ from ours. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface ChildEnd {
  readonly code: number | null
  readonly signal: string | null
}

/** One life of a program in a process of its own. */
export interface Child {
  /** Undefined when the system could not make a process. */
  readonly pid: number | undefined
  readonly ended: Promise<ChildEnd>
  askToStop(): void
  kill(): void
}

/** Starts a program and hands it its settings. What it prints goes where our own output goes. */
export function startChild(program: ChildProgram, onReady: () => void): Child {
  const child = fork(fileURLToPath(program.entry), [], {
    env: childEnvironment(program.environment ?? {}),
    execArgv: [...typescriptArguments(), ...(program.nodeArguments ?? [])],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const send = (message: ParentMessage) => {
    // A child that is just ending takes no more messages; its end says what there is to know.
    if (child.connected) child.send(message, () => {})
  }
  const ended = new Promise<ChildEnd>((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }))
    child.on('error', () => {
      if (child.pid === undefined) resolve({ code: null, signal: null })
    })
  })
  child.on('message', (message) => {
    if (childMessageSchema.safeParse(message).success) onReady()
  })
  if (program.lowPriority === true && child.pid !== undefined) giveWay(child.pid)
  send({ kind: 'start', settings: program.settings })
  return { pid: child.pid, ended, askToStop: () => send({ kind: 'stop' }), kill: () => void child.kill('SIGKILL') }
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // Some containers forbid it; the work is the same, only less considerate.
  }
}
