import { PlainFailure } from './plain-failure.mjs'

const remedies = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop the program that has it, or choose another one: npm start -- --port ${port + 1}`,
  EACCES: cannotWrite,
  EPERM: cannotWrite,
  EROFS: cannotWrite,
  ENOSPC: ({ path }) => `The disk is full${path ? ` at ${path}` : ''}. Make room, then start again.`,
}

/** One line that says what to do about an error, or undefined when it is not one that was foreseen. */
export function findRemedy(error) {
  if (error instanceof PlainFailure) return error.message
  return remedies[error?.code]?.(error)
}

function cannotWrite({ path, port }) {
  if (port) return `Port ${port} may not be used by this account. Choose another one: npm start -- --port 8080`
  return `${path} cannot be written. Make it writable for this account, or name another folder: DATA_DIR=/path npm start`
}
