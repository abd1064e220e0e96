import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installDependencies } from './install-dependencies.mjs'
import { projectRoot } from './project-root.mjs'
import { runVite } from './run-vite.mjs'
import { sourceStamp } from './source-stamp.mjs'

/** What browsers are given: the public site, in each language for browsers and for the server, and the dashboard. */
const SITES = [
  {
    name: 'site',
    folder: 'web',
    sources: ['web', 'contracts/src'],
    // Each language is a site of its own (web/vite.config.ts).
    builds: ['en', 'fil'].flatMap((mode) => [{ mode }, { mode, ssr: 'src/app/site.tsx' }]),
  },
  {
    name: 'dashboard',
    folder: 'admin-web',
    sources: ['admin-web', 'web/src/ui', 'web/build', 'contracts/src'],
    builds: [{}],
  },
]

/**
 * `npm run build`, and the first step of whatever serves pages: builds what has changed since it was built last, and
 * says so; nothing otherwise.
 */
export async function buildSite() {
  await installDependencies()
  for (const { name, folder, sources, builds } of SITES) {
    if (!existsSync(join(projectRoot, folder, 'vite.config.ts'))) continue
    const stampFile = join(projectRoot, folder, 'dist/stamp.txt')
    const stamp = await sourceStamp([...sources, 'package-lock.json'])
    if ((await readFile(stampFile, 'utf8').catch(() => undefined)) === stamp) continue
    console.log(`Building the ${name}…`)
    await rm(join(projectRoot, folder, 'dist'), { recursive: true, force: true })
    for (const build of builds) await runVite(folder, build)
    await writeFile(stampFile, stamp)
  }
}
