/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} TestCounts */

/**
 * `12 passed, 0 failed`, with `, 1 skipped` when there is something to tell; before it a line `FAILED …` for each test
 * that did, so that the end of a long output tells all.
 *
 * @param {TestCounts} counts
 */
export function closingLine({ passed, failed, skipped, failures }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [...failures.map((failure) => `FAILED ${failure}`), counts].join('\n')
}
