/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: FileReport[] }} TestReport
 */

/**
 * Counts vitest's JSON report. A file that could not be loaded has no tests to fail, so it counts as one, and so does
 * a run that ended badly for another reason: an unhandled error, or no report at all.
 *
 * @param {TestReport | undefined} report
 * @param {number} exitStatus
 * @returns {import('./closing-line.mjs').TestCounts}
 */
export function countTests(report, exitStatus) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitStatus !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
