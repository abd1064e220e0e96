import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import type { TestProject } from 'vitest/node'
import { addPictures } from './add-pictures.ts'
import { runToEnd } from './run-to-end.ts'
import { startSystem } from './start-system.ts'

const LISTINGS = 60
const ADMINISTRATOR = { username: 'admin', password: 'browser tests sign in with this' }

/** What `npm start` runs, twice: for the visitors and for the staff of all tests in a browser. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-browser-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  const settingsIn = (name: string) => ({
    DATA_DIR: join(folder, name),
    DEMO: 'off',
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'error',
  })
  const visited = settingsIn('visited')
  await runToEnd('scripts/run.mjs', ['scripts/seed/seed.ts', '--listings', String(LISTINGS)], visited)
  const staffed = settingsIn('staffed')
  const systems = [await startSystem(visited), await startSystem(staffed)] as const
  const [{ url: siteUrl }, { url }] = systems
  await addPictures(siteUrl, ADMINISTRATOR.password)
  project.provide('siteUrl', siteUrl)
  project.provide('site', { url, ...ADMINISTRATOR, dataDir: staffed.DATA_DIR } satisfies StaffSite)
  return async () => {
    for (const system of systems) await system.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
