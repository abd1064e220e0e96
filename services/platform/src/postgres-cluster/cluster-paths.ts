import { join, resolve } from 'node:path'

export interface ClusterPaths {
  readonly dataDir: string
  /** What PostgreSQL calls its data directory. */
  readonly clusterDir: string
  readonly settingsFile: string
  readonly pidFile: string
  readonly logFile: string
  readonly passwordsFile: string
}

/** Where the parts of an embedded PostgreSQL lie inside its data directory. */
export function clusterPaths(dataDir: string): ClusterPaths {
  const clusterDir = join(resolve(dataDir), 'cluster')
  return {
    dataDir: resolve(dataDir),
    clusterDir,
    settingsFile: join(clusterDir, 'postgresql.conf'),
    pidFile: join(clusterDir, 'postmaster.pid'),
    logFile: join(clusterDir, 'server.log'),
    passwordsFile: join(resolve(dataDir), 'passwords.json'),
  }
}
