import { importProgram } from './import-program.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { loadTypeScript } from './load-typescript.mjs'
import { PlainFailure } from './plain-failure.mjs'

/**
 * Runs a TypeScript program in this very process, which then sees its own arguments only.
 *
 * @param {string[]} scriptArguments The program's file, then its arguments.
 */
export async function runTypeScript([file, ...programArguments]) {
  if (file === undefined) throw new PlainFailure('Usage: node scripts/run.mjs FILE.ts [argument …]')
  await installDependencies()
  await loadTypeScript()
  process.argv = [process.execPath, file, ...programArguments]
  await importProgram(file)
}
