import { spawn } from 'node:child_process'

/** Whether a program can be started by its name alone. */
export function isOnPath(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('exit', () => resolve(true))
  })
}
