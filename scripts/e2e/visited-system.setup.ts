import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { addPictures } from './add-pictures.ts'
import { runToEnd } from './run-to-end.ts'
import { startSystem } from './start-system.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a system with a small catalogue answers: `http://localhost:41234`. */
    readonly siteUrl: string
  }
}

const LISTINGS = 60
const ADMIN_PASSWORD = 'a-password-for-tests'

/** What `npm start` runs, with a small catalogue and some pictures, for all tests that visit it in a browser. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-e2e-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  const settings = { DATA_DIR: join(folder, 'data'), DEMO: 'off', ADMIN_PASSWORD, LOG_LEVEL: 'warn' }
  await runToEnd('scripts/run.mjs', ['scripts/seed/seed.ts', '--listings', String(LISTINGS)], settings)
  const system = await startSystem(settings)
  await addPictures(system.url, ADMIN_PASSWORD)
  project.provide('siteUrl', system.url)
  return async () => {
    await system.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
