import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

/**
 * Lets this process import TypeScript: by itself where Node can (22.18 and newer), through tsx where it cannot. The
 * same choice for child processes stands in services/platform/src/process/typescript-arguments.ts.
 */
export async function loadTypeScript() {
  if (!('typescript' in process.features) || !process.features.typescript) {
    const { register } = await import('tsx/esm/api')
    register()
  } else if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') {
    // Node 24 keeps what it made of each file, and then needs no compiler in memory: 55 MB a process instead of 95.
    const folder = join(projectRoot, 'node_modules/.cache/node')
    nodeModule.enableCompileCache(folder)
    process.env.NODE_COMPILE_CACHE = folder
  }
}
