import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Runs an installed command-line tool (`oxlint`, `vitest`, …); resolves to its exit status.
 *
 * @param {string} name
 * @param {string[]} toolArguments
 */
export function runTool(name, toolArguments) {
  return runProgram(join(projectRoot, 'node_modules/.bin', name), toolArguments)
}
