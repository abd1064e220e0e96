import { buildSite } from './build-site.mjs'
import { checkCode } from './check-code.mjs'
import { closingLine } from './closing-line.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { readOptions } from './read-options.mjs'
import { runTests } from './run-tests.mjs'

const USAGE = `Usage: npm test [-- FILTER …]

  FILTER   only the tests whose files have it in their path`

/**
 * `npm test`: the checks, then all tests, all of them even when one fails; `npm test -- FILTER …` only the tests that
 * match. Ends with one plain line, in which each check counts like a test.
 *
 * @param {string[]} testArguments
 */
export async function testProject(testArguments) {
  const { positionals: filters } = readOptions(USAGE, { args: testArguments, allowPositionals: true })
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
