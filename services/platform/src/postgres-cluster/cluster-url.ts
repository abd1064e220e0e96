import type { ClusterPasswords } from './cluster-passwords.ts'

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
