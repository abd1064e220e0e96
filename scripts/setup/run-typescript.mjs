import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installDependencies } from './install-dependencies.mjs'
import { loadTypeScript } from './load-typescript.mjs'

/** Runs the program in this very process, which then sees its own arguments only. */
export async function runTypeScript([file, ...programArguments]) {
  await installDependencies()
  await loadTypeScript()
  process.argv = [process.argv[0], resolve(file), ...programArguments]
  await import(pathToFileURL(process.argv[1]))
}
