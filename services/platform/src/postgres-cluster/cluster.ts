import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The embedded PostgreSQL cannot be used; the message says why and what to do about it. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError'
}

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

/** Advisory lock of the maintenance database: whoever holds it owns the cluster. Any constant would do. */
export const CLUSTER_LOCK = 7_261_840_114n

const password = z.string().min(20)

/** What is generated for a cluster once, and lies beside it: a password for each of its roles. */
const clusterPasswordsSchema = z.strictObject({ admin: password, writer: password, reader: password })

export type ClusterPasswords = Readonly<z.infer<typeof clusterPasswordsSchema>>

/** The passwords in `file`, undefined when there is no such file. */
export async function findPasswords(file: string): Promise<ClusterPasswords | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return undefined
  try {
    return clusterPasswordsSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new ClusterError(`${file} is damaged. Restore it from a backup.`, { cause: error })
  }
}

/** Generates passwords into `file`, which only we may read. */
export async function createPasswords(file: string): Promise<ClusterPasswords> {
  const generate = () => randomBytes(24).toString('base64url')
  const created = { admin: generate(), writer: generate(), reader: generate() }
  await writeFile(`${file}.new`, `${JSON.stringify(created, undefined, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return created
}

/** The one database, and who may log in: the superuser, the owner of everything in it, the one who may only read. */
export const CLUSTER_NAMES = {
  database: 'tahanan',
  roles: { admin: 'postgres', writer: 'tahanan', reader: 'tahanan_reader' },
} as const

/** A connection string for one of the roles; the superuser's leads to the maintenance database. */
export function clusterUrl(role: keyof typeof CLUSTER_NAMES.roles, port: number, passwords: ClusterPasswords): string {
  const database = role === 'admin' ? 'postgres' : CLUSTER_NAMES.database
  return `postgres://${CLUSTER_NAMES.roles[role]}:${passwords[role]}@127.0.0.1:${port}/${database}`
}
