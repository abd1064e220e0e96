import { join } from 'node:path'
import { loadTypeScript } from './load-typescript.mjs'
import { projectRoot } from './project-root.mjs'

/**
 * Builds a folder by its vite.config.ts, in production as always. In this process, which can import TypeScript: a
 * plugin reads the endpoints.
 *
 * @param {string} folder
 * @param {{ ssr?: string, mode?: string }} options `ssr` names the server's entry, `mode` what the configuration makes of it
 */
export async function runVite(folder, { ssr, mode = 'production' }) {
  process.env.NODE_ENV = 'production'
  await loadTypeScript()
  const { build } = await import('vite')
  const root = join(projectRoot, folder)
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode,
    ...(ssr !== undefined && { build: { ssr } }),
  })
}
