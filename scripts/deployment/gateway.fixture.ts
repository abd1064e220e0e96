import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { vi } from 'vitest'
import { isOnPath } from '../engines/run-step.ts'
import { MissingTool } from '../engines/engine.ts'

export interface Gateway {
  readonly port: number
  stop(): Promise<void>
}

const CONFIGURATION = new URL('../../deploy/gateway/nginx.conf', import.meta.url)
const run = promisify(execFile)

/** Who answers for public-api and admin-api: an address of each, or a port of every address that a name server tells. */
export type Upstreams =
  | { readonly publicUrl: string; readonly adminUrl: string }
  | { readonly port: number; readonly nameServerPort: number }

/** The gateway of the distributed deployment on this machine's nginx, or as operators may change it. */
export async function startGateway(upstreams: Upstreams, change = (text: string) => text): Promise<Gateway> {
  if (!(await isOnPath('nginx'))) throw new MissingTool('nginx is not installed. Install it: apt-get install nginx')
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-gateway-'))
  // Run by root, nginx works as another account, which must get through to its cache.
  await chmod(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const text = change(await readFile(CONFIGURATION, 'utf8'))
  await writeFile(
    file,
    text
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace(
        'http://public-api:8080',
        'port' in upstreams ? `http://public-api:${upstreams.port}` : upstreams.publicUrl,
      )
      .replace('http://admin-api:8080', 'port' in upstreams ? `http://admin-api:${upstreams.port}` : upstreams.adminUrl)
      .replace('127.0.0.11', 'port' in upstreams ? `127.0.0.1:${upstreams.nameServerPort}` : '127.0.0.11')
      .replaceAll('/tmp/', `${folder}/`)
      .replace('/dev/stdout', join(folder, 'access.log'))
      .replace('/dev/stderr', join(folder, 'error.log')),
  )
  await run('nginx', ['-t', '-c', file])
  const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] })
  await once(nginx, 'spawn')
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/gateway-health`), 60_000)
  return {
    port,
    async stop() {
      nginx.kill()
      await once(nginx, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
