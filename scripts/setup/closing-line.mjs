/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/**
 * `12 passed, 0 failed`, with `, 1 skipped` when there is something to tell.
 *
 * @param {TestCounts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
