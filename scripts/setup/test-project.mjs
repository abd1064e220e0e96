import { buildSite } from './build-site.mjs'
import { checkCode } from './check-code.mjs'
import { closingLine } from './closing-line.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { runTests } from './run-tests.mjs'

/**
 * `npm test`: the checks, then all tests, all of them even when one fails; `npm test -- FILTER …` only the tests that
 * match. Ends with one plain line, in which each check counts like a test.
 *
 * @param {string[]} filters
 */
export async function testProject(filters) {
  await installDependencies()
  const checks = filters.length === 0 ? await checkCode() : { passed: 0, failed: [] }
  await buildSite()
  const tests = await runTests(filters)
  const total = {
    ...tests,
    passed: tests.passed + checks.passed,
    failed: tests.failed + checks.failed.length,
    failures: [...checks.failed.map((check) => `${check} (npm run check)`), ...tests.failures],
  }
  console.log(closingLine(total))
  if (total.failed > 0) process.exitCode = 1
}
