import { errorCode } from '../problem/error-code.ts'

/** Whether a process of this machine has this id, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It lives and belongs to somebody else.
    return errorCode(error) === 'EPERM'
  }
}
