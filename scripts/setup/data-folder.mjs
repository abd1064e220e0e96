import { resolve } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** Where this run keeps its state, read as services/platform/src/config reads it. */
export function dataFolder() {
  return resolve(projectRoot, process.env.DATA_DIR || '.data')
}
