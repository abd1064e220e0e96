import { spawn } from 'node:child_process'
import { projectRoot } from './project-root.mjs'

/**
 * Runs a program in the project's folder with this terminal.
 *
 * @param {string} program
 * @param {string[]} programArguments
 * @returns {Promise<number>} Its exit status, 1 when a signal ended it.
 */
export function runProgram(program, programArguments) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: projectRoot,
      stdio: 'inherit',
      // Windows finds `npm` and `node_modules/.bin/*` as .cmd files, which only its shell can start.
      shell: process.platform === 'win32' && program !== process.execPath,
    })
    child.on('error', reject)
    child.on('exit', (status) => resolve(status ?? 1))
  })
}
