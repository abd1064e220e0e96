import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterPaths, clusterUrl, createPasswords } from '@tahanan/platform/postgres-cluster/cluster.ts'
import { clusterServer, clusterSettingsText } from '@tahanan/platform/postgres-cluster/cluster-server.ts'
import { ensureRoles } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { findAccount, runProgram } from '@tahanan/platform/postgres-cluster/program.ts'
import type { CatalogDatabase } from './deployment.ts'
import { ownPort } from './own-port.ts'

/** The operating system's PostgreSQL, as Debian packages it. It can be stopped and started again at the same address. */
export async function startPackagedPostgres(programs: string, name: string, dataDir: string): Promise<CatalogDatabase> {
  const paths = clusterPaths(dataDir)
  const binaries = {
    initdb: join(programs, 'initdb'),
    pgCtl: join(programs, 'pg_ctl'),
    postgres: join(programs, 'postgres'),
  }
  const account = await findAccount(paths.clusterDir)
  await mkdir(paths.clusterDir, { recursive: true })
  const passwords = await createPasswords(paths.passwordsFile)
  const passwordFile = `${paths.clusterDir}-password`
  await writeFile(passwordFile, passwords.admin)
  for (const path of [paths.clusterDir, passwordFile]) await chown(path, account.uid ?? -1, account.gid ?? -1)
  const { code, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${paths.clusterDir}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    account,
  )
  if (code !== 0) throw new Error(`initdb failed: ${output}`)
  await rm(passwordFile)
  const port = await ownPort()
  const settings = { fsync: 'off', max_connections: '200' }
  await writeFile(paths.settingsFile, clusterSettingsText(port, settings))
  const server = clusterServer(paths, account, binaries)
  await server.start()
  await ensureRoles(clusterUrl('admin', port, passwords), passwords)
  return {
    name,
    connectionString: clusterUrl('writer', port, passwords),
    start: () => server.start(),
    stop: () => server.stop(),
  }
}
