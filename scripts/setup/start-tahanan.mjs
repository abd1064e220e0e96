import { buildSite } from './build-site.mjs'
import { checkFolder } from './check-folder.mjs'
import { checkPort } from './check-port.mjs'
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
  await buildSite()
  endWithNpm()
  await importProgram('services/standalone/src/main.ts')
}
