import { Unavailable } from '../problem/problem.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
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

/**
 * What a failed file operation means to whoever waits for it: `Unavailable` for what an operator can mend, anything
 * else as it came. The path stays inside.
 */
export function storageProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const reason = REASONS[error.code]
  if (reason === undefined) return error
  const problem = new Unavailable(`Files cannot be stored: ${reason}. Try again later.`, RETRY_AFTER_SECONDS)
  problem.cause = error
  return problem
}

const MISSING = new Set(['ENOENT', 'ENOTDIR'])

/** Whether a file operation failed because there is no such file or folder. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && MISSING.has(error.code)
}
