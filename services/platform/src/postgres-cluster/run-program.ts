import { spawn } from 'node:child_process'
import type { Account } from './find-account.ts'

export interface ProgramResult {
  readonly code: number | null
  /** Standard output and error, in the order they came. */
  readonly output: string
}

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
    child.on('exit', (code) => {
      // Not 'close': the server that pg_ctl leaves behind may hold the pipes open. One turn lets the last output in.
      setImmediate(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        resolve({ code, output: output.trim() })
      })
    })
  })
}
