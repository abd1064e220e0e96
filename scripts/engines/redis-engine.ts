import { mkdir } from 'node:fs/promises'
import { type EngineFolder, type Engine, MissingTool } from './engine.ts'
import { isOnPath, runStep } from './run-step.ts'

const PORT = 16_379
const REMEDY = 'Install Redis 7 or later, e.g. apt-get install redis-server.'

/** Redis, as the operating system packages it. */
export function redisEngine(folder: EngineFolder, port = PORT): Engine {
  return {
    name: 'Redis',
    commandMark: `--dir ${folder.data}`,
    port,
    variables: { REDIS_URL: `redis://127.0.0.1:${port}` },
    async prepare() {
      if (!(await isOnPath('redis-server'))) await install()
      await mkdir(folder.data, { recursive: true })
      const settings = {
        bind: '127.0.0.1',
        port: String(port),
        dir: folder.data,
        appendonly: 'yes',
        'maxmemory-policy': 'noeviction',
        daemonize: 'no',
        // Its command line stays what it was started with, from the first moment on.
        'set-proc-title': 'no',
      }
      return {
        program: 'redis-server',
        programArguments: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      }
    },
  }
}

async function install(): Promise<void> {
  if (process.getuid?.() !== 0) throw new MissingTool(`redis-server is not installed, and only root may. ${REMEDY}`)
  await runStep({
    says: 'installs redis-server with apt-get',
    program: 'apt-get',
    programArguments: ['install', '-y', '--no-install-recommends', 'redis-server'],
    // The package must not start one of its own.
    environment: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    remedy: REMEDY,
  })
}
