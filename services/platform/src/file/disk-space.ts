import { statfs } from 'node:fs/promises'

const LOW_BYTES = 1_000_000_000
const LOW_SHARE = 0.05
/** Postgres writes its log in files of 16 MB, and stops without room for one. */
const LEAST_BYTES = 64_000_000

interface DiskSpace {
  readonly freeBytes: number
  readonly totalBytes: number
}

/** Of the file system that a folder is on, as far as others than root may fill it. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bsize, bavail, blocks } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Less than 1 GB, or 5 % of the disk. */
export function isDiskLow({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < Math.max(LOW_BYTES, totalBytes * LOW_SHARE)
}

/** A probe: rejects when the disk of a folder has no room for writes. */
export async function requireDiskSpace(folder: string, leastBytes = LEAST_BYTES): Promise<void> {
  const { freeBytes } = await readDiskSpace(folder)
  if (freeBytes < leastBytes) throw new Error(`The disk is full: ${freeBytes} bytes are free.`)
}
