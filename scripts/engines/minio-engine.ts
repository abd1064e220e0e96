import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineFolder, Engine } from './engine.ts'
import { runStep } from './run-step.ts'

const PORT = 19_000
/** Reachable from this machine only. */
const ACCESS_KEY = 'tahanan'
const SECRET_KEY = 'tahanan-engines'

/** MinIO, built by Go from its source. */
export function minioEngine(folder: EngineFolder, port = PORT): Engine {
  const program = join(folder.programs, 'minio')
  const address = `127.0.0.1:${port}`
  return {
    name: 'MinIO',
    commandMark: `${program} server --quiet --address ${address}`,
    port,
    variables: { S3_ENDPOINT: `http://${address}`, S3_ACCESS_KEY: ACCESS_KEY, S3_SECRET_KEY: SECRET_KEY },
    async prepare() {
      const isThere = await access(program).then(
        () => true,
        () => false,
      )
      if (!isThere) {
        await runStep({
          says: 'builds MinIO from its source (some minutes, the first time)',
          program: 'go',
          programArguments: ['install', 'github.com/minio/minio@latest'],
          environment: { GOBIN: folder.programs },
          remedy: 'Install Go 1.24 or later: https://go.dev/dl.',
        })
      }
      await mkdir(folder.data, { recursive: true })
      return {
        program,
        programArguments: ['server', '--quiet', '--address', address, '--console-address', '127.0.0.1:0', folder.data],
        environment: { MINIO_ROOT_USER: ACCESS_KEY, MINIO_ROOT_PASSWORD: SECRET_KEY },
      }
    },
  }
}
