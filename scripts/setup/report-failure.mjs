import { findRemedy } from './find-remedy.mjs'

/**
 * Prints what to do about an expected failure in one line, an unexpected one with all there is to know.
 *
 * @param {unknown} error
 */
export function reportFailure(error) {
  console.error(findRemedy(error) ?? error)
  process.exitCode = 1
}
