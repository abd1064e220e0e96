const MISSING = new Set(['ENOENT', 'ENOTDIR'])

/** Whether a file operation failed because there is no such file or folder. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && MISSING.has(error.code)
}
