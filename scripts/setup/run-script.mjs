import { requireNode } from './require-node.mjs'

/**
 * Loads a script once Node is known to be new enough, and runs it; a failure becomes exit status 1.
 *
 * @param {() => Promise<(scriptArguments: string[]) => Promise<void>>} load
 */
export function runScript(load) {
  requireNode()
  load()
    .then((script) => script(process.argv.slice(2)))
    .catch((error) => import('./report-failure.mjs').then((module) => module.reportFailure(error)))
}
