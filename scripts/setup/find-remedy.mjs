import { PlainFailure } from './plain-failure.mjs'

/** Errors of the services whose message says by itself what to do. */
const SELF_EXPLAINING = new Set(['ClusterError', 'ConfigError', 'PortError'])

/**
 * What to do about an error, in one line; undefined for an error that nobody foresaw.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function findRemedy(error) {
  if (!(error instanceof Error)) return undefined
  if (error instanceof PlainFailure || SELF_EXPLAINING.has(error.name)) return error.message
  if (error.name === 'Unavailable') {
    const { cause } = error
    return cause instanceof Error && cause.message !== '' ? `${error.message} It said: ${cause.message}` : error.message
  }
  const { code, port, path } = /** @type {NodeJS.ErrnoException & { port?: number }} */ (error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that has it, or take another one: npm start -- --port ${Number(port) + 1}`
  }
  if (code === 'ENOSPC') return `The disk is full${path ? ` at ${path}` : ''}. Make room, then start again.`
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${path} is a file where a folder should be. Move it away, or set DATA_DIR.`
  if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') return undefined
  if (port !== undefined) return `Port ${port} needs more rights. Take another one: npm start -- --port 8080`
  return `${path} cannot be written. Make it writable, or name a folder that is: DATA_DIR=/path/to/folder npm start`
}
