/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: FileReport[] }} TestReport
 */

/**
 * Counts vitest's JSON report and names what failed. A file that could not be loaded has no tests to fail, so it counts
 * as one, and so does a run that ended badly for another reason: an unhandled error, or no report at all.
 *
 * @param {TestReport | undefined} report
 * @param {number} exitStatus
 * @returns {import('./closing-line.mjs').TestCounts}
 */
export function countTests(report, exitStatus) {
  const failures = report?.testResults.flatMap(failuresOf) ?? []
  if (failures.length === 0 && (report === undefined || exitStatus !== 0)) {
    failures.push(
      `the run itself: it ended with ${exitStatus}, ${report ? 'an error outside every test' : 'no report'}`,
    )
  }
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failures.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
  }
}

/** @param {FileReport} file */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
  return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

/** @param {string | undefined} text */
function firstLine(text = '') {
  return text.split('\n', 1)[0]
}
