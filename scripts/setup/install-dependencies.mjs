import { access, constants } from 'node:fs/promises'
import { areDependenciesCurrent } from './are-dependencies-current.mjs'
import { PlainFailure } from './plain-failure.mjs'
import { projectRoot } from './project-root.mjs'
import { runProgram } from './run-program.mjs'

/** Installs the dependencies when they are missing or other than the lockfile says. */
export async function installDependencies() {
  if (areDependenciesCurrent(projectRoot)) return
  await access(projectRoot, constants.W_OK)
  console.log('Installing the dependencies; the first time this takes a minute or two …')
  // Not `ci`: it throws away what is installed before it knows whether the registry can be reached.
  const status = await runNpm(['install', '--no-save', '--include=dev', '--no-fund', '--no-audit'])
  if (status !== 0) {
    throw new PlainFailure('The dependencies could not be installed. npm says why above; then run the command again.')
  }
}

/**
 * npm tells its scripts where it is; a script started without npm finds it on the path.
 *
 * @param {string[]} npmArguments
 */
function runNpm(npmArguments) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? runProgram(process.execPath, [npm, ...npmArguments]) : runProgram('npm', npmArguments)
}
