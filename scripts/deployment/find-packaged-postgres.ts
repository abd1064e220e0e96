import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where the server of `pg_dump`'s own version lies; undefined when this machine has one of the two only, or none. */
export async function findPackagedPostgres(): Promise<string | undefined> {
  const printed = await promisify(execFile)('pg_dump', ['--version']).catch(() => undefined)
  const version = / (\d+)/.exec(printed?.stdout ?? '')?.[1]
  const folder = `/usr/lib/postgresql/${version}/bin`
  return access(join(folder, 'postgres')).then(
    () => folder,
    () => undefined,
  )
}
