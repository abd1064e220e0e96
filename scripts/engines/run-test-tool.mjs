import { runTool } from '../setup/run-tool.mjs'

/**
 * Runs the suites over real engines. What leads to them is set for this run; an engine that somebody else runs
 * (`MEILI_URL`) is taken from our own environment.
 *
 * @param {readonly string[]} filters
 * @param {Readonly<Record<string, string>>} variables
 * @returns {Promise<number>} The exit status.
 */
export function runTestTool(filters, variables) {
  Object.assign(process.env, variables)
  return runTool('vitest', ['run', '--config', 'vitest.engines.config.ts', ...filters])
}
