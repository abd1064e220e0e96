import { availableParallelism, cpus, totalmem } from 'node:os'
import type { BenchOptions } from '../read-bench-options.ts'

/** What the figures of a run depend on. */
export function machineText({ listings, rounds, roundMs }: BenchOptions): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  return [
    `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory};`,
    `${listings.toLocaleString('en-US')} listings, ${rounds} rounds of ${roundMs / 1_000} s a side`,
  ].join(' ')
}
