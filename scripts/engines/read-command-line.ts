import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** How a process was started, words separated by blanks; empty when there is no such process. */
export async function readCommandLine(pid: number): Promise<string> {
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (words !== undefined) return words.replaceAll('\0', ' ')
  if (process.platform === 'linux') return ''
  const printed = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return printed.stdout
}
