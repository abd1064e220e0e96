import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countTests } from './count-tests.mjs'
import { runTool } from './run-tool.mjs'

/**
 * Runs the tests that match the filters, all of them without one, and counts.
 *
 * @param {string[]} filters
 */
export async function runTests(filters) {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-test-'))
  const reportFile = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const status = await runTool('vitest', ['run', ...reporters, ...filters])
    const report = await readFile(reportFile, 'utf8').then(JSON.parse, () => undefined)
    return countTests(report, status)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
