import { checkFolder } from './check-folder.mjs'
import { checkPort } from './check-port.mjs'
import { importProgram } from './import-program.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { loadTypeScript } from './load-typescript.mjs'
import { PlainFailure } from './plain-failure.mjs'
import { projectRoot } from './project-root.mjs'
import { readStartOptions } from './read-start-options.mjs'
import { resetData } from './reset-data.mjs'
import { runProgram } from './run-program.mjs'

/**
 * One life of the server: sets up what is missing, looks at what commonly goes wrong before anything is changed, and
 * becomes the server. Tells the process that keeps it running (`keepRunning`) once it runs, and stops when that one is
 * gone. The options are settings for one run.
 *
 * @param {string[]} startArguments
 */
export async function startTahanan(startArguments) {
  const { empty, port, reset, yes } = readStartOptions(startArguments)
  process.chdir(projectRoot)
  process.env.NODE_ENV ??= 'production'
  if (port !== undefined) process.env.PORT = port
  if (empty) process.env.DEMO = 'off'
  await installDependencies()
  await loadTypeScript()
  const { loadConfig } = await import('@tahanan/platform/config/load-config.ts')
  const config = loadConfig()
  if (reset && !(await resetData(config, { yes }))) return
  await checkFolder(config.DATA_DIR)
  await checkPort(config.PORT)
  await buildInOwnProcess()
  process.once('disconnect', stop)
  await importProgram('services/standalone/src/main.ts')
  process.send?.('running')
}

/** The bundler's memory ends with its process. */
async function buildInOwnProcess() {
  const status = await runProgram(process.execPath, ['scripts/build.mjs'])
  if (status !== 0) throw new PlainFailure('The site could not be built; why stands above.')
}

/** As a signal would; at once where nothing has begun that has to be stopped in order. */
function stop() {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
}
