import { errorCode } from '../problem/error-code.ts'
import { Unavailable } from '../problem/problem.ts'

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'the folder is read-only',
  EACCES: 'the folder may not be written or read',
  EPERM: 'the folder may not be written or read',
  ENOENT: 'the folder is missing',
  ENOTDIR: 'the folder is missing',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

const RETRY_AFTER_SECONDS = 30

/** Of files, and of Postgres (SQLSTATE disk_full). */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What whoever writes is told when there is no room left; undefined for any other error. */
export function diskFullProblem(error: unknown): Unavailable | undefined {
  if (!FULL.has(errorCode(error) ?? '')) return undefined
  const detail = 'The disk is full, so this was not stored. Make room on it, or ask who runs this site; then try again.'
  return new Unavailable(detail, RETRY_AFTER_SECONDS, { code: 'disk_full', cause: error })
}

/**
 * What a failed file operation means to whoever waits for it: `Unavailable` for what an operator can mend, anything
 * else as it came. The path stays inside.
 */
export function storageProblem(error: unknown): unknown {
  const full = diskFullProblem(error)
  if (full !== undefined) return full
  const reason = REASONS[errorCode(error) ?? '']
  if (reason === undefined) return error
  const detail = `Files cannot be stored: ${reason}. Try again later.`
  return new Unavailable(detail, RETRY_AFTER_SECONDS, { cause: error })
}

const MISSING = new Set(['ENOENT', 'ENOTDIR'])

/** Whether a file operation failed because there is no such file or folder. */
export function isMissingFile(error: unknown): boolean {
  return MISSING.has(errorCode(error) ?? '')
}
