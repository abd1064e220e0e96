import { closingLine } from '../setup/closing-line.mjs'
import { runTests } from '../setup/run-tests.mjs'

/**
 * Runs the suites over real engines and ends with one plain line. What leads to the engines is set for this run; one that
 * somebody else runs (`MEILI_URL`) is taken from our own environment.
 *
 * @param {readonly string[]} filters
 * @param {Readonly<Record<string, string>>} variables
 */
export async function runEngineTests(filters, variables) {
  Object.assign(process.env, variables)
  const counts = await runTests(['--config', 'vitest.engines.config.ts', ...filters])
  console.log(closingLine(counts))
  if (counts.failed > 0) process.exitCode = 1
}
