import { totalmem } from 'node:os'
import type { ClusterSettings } from '@tahanan/platform/postgres-cluster/cluster-settings.ts'

const MEGABYTE = 2 ** 20
/** Of the machine's memory. PostgreSQL takes it as it needs it. */
const OWN_SHARE = 1 / 16
const OWN_MIN = 128
const OWN_MAX = 2_048
/** What the system is likely to keep of its files. */
const CACHED_SHARE = 1 / 2

/**
 * How much the embedded PostgreSQL keeps in memory itself, by how much there is: what it has to ask the system for takes
 * five times as long, and with a million listings that is every other page.
 */
export function databaseMemory(machineBytes: number = totalmem()): ClusterSettings {
  const machine = machineBytes / MEGABYTE
  const own = Math.min(OWN_MAX, Math.max(OWN_MIN, Math.round(machine * OWN_SHARE)))
  return { shared_buffers: `${own}MB`, effective_cache_size: `${Math.round(machine * CACHED_SHARE)}MB` }
}
