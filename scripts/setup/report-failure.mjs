import { findRemedy } from './find-remedy.mjs'
import { PlainFailure } from './plain-failure.mjs'

/**
 * Prints what to do about an expected failure in one line, an unexpected one with all there is to know, and ends the
 * process: what had begun when it failed would keep it alive.
 *
 * @param {unknown} error
 */
export function reportFailure(error) {
  console.error(findRemedy(error) ?? error)
  process.exit(error instanceof PlainFailure ? error.exitStatus : 1)
}
