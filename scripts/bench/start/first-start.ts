import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from '@tahanan/platform/config/child-environment.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { NODE_ARGUMENTS } from '../../setup/node-arguments.mjs'
import { projectRoot } from '../../setup/project-root.mjs'
import { NO_ENGINES } from '../install/no-engines.ts'
import { firstAnswer } from './first-answer.ts'

const run = promisify(execFile)

/**
 * What a fresh machine does: a clone of what is committed, nothing in npm's cache, `npm start`. The milliseconds from
 * there to the first list of listings; the demo catalogue loads meanwhile.
 */
export async function firstStart(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-first-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  const clone = join(folder, 'tahanan')
  try {
    await run('git', ['clone', '--quiet', projectRoot, clone])
    const port = await freePort()
    const startedAt = performance.now()
    const child = spawn('node', [...NODE_ARGUMENTS, 'scripts/start.mjs'], {
      cwd: clone,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: childEnvironment({
        ...NO_ENGINES,
        npm_config_cache: join(folder, 'npm'),
        DATA_DIR: join(clone, '.data'),
        PORT: String(port),
      }),
    })
    const ended = once(child, 'exit')
    try {
      await firstAnswer(`http://127.0.0.1:${port}/api/listing`, () => child.exitCode !== null)
      return performance.now() - startedAt
    } finally {
      child.kill('SIGTERM')
      if (child.exitCode === null) await ended
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
