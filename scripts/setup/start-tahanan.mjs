import { checkFolder } from './check-folder.mjs'
import { checkPort } from './check-port.mjs'
import { dataFolder } from './data-folder.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { importProgram } from './import-program.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { loadTypeScript } from './load-typescript.mjs'
import { projectRoot } from './project-root.mjs'
import { readStartOptions } from './read-start-options.mjs'
import { resetData } from './reset-data.mjs'

/**
 * `npm start`: sets up what is missing, looks at what commonly goes wrong before anything is changed, and becomes the
 * server. The options are settings for one run.
 *
 * @param {string[]} startArguments
 */
export async function startTahanan(startArguments) {
  const { empty, port, reset, yes } = readStartOptions(startArguments)
  process.chdir(projectRoot)
  if (port !== undefined) process.env.PORT = port
  if (empty) process.env.DEMO = 'off'
  await installDependencies()
  await loadTypeScript()
  if (reset && !(await resetData(dataFolder(), { yes }))) return
  await checkFolder(dataFolder())
  await checkPort(process.env.PORT)
  endWithNpm()
  await importProgram('services/standalone/src/main.ts')
}
