import { spawn } from 'node:child_process'
import type { Account } from './find-account.ts'

export interface ProgramResult {
  readonly code: number | null
  /** Standard output and error, in the order they came. */
  readonly output: string
}

/** How long after a program's end its last output is waited for; a busy machine is late with it. */
const OUTPUT_WAIT_MS = 1_000

/** Runs a program to its end, as another account when one is given. Rejects when it cannot be started at all. */
export async function runProgram(file: string, args: readonly string[], account: Account = {}): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...account, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    let overdue: NodeJS.Timeout | undefined
    const end = (code: number | null) => {
      clearTimeout(overdue)
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ code, output: output.trim() })
    }
    child.on('close', end)
    // The server that pg_ctl leaves behind may hold the pipes open for ever: what has not come by then will not come.
    child.on('exit', (code) => {
      overdue = setTimeout(end, OUTPUT_WAIT_MS, code)
    })
  })
}
