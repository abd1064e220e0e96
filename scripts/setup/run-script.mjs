import { requireNode } from './require-node.mjs'

/*
 * Like require-node.mjs this file has to be readable for an old Node.
 */

/** Loads a script once Node is known to be new enough, and runs it; a failure becomes exit status 1. */
export function runScript(load) {
  requireNode()
  load()
    .then((script) => script(process.argv.slice(2)))
    .catch((error) => import('./report-failure.mjs').then((module) => module.reportFailure(error)))
}
