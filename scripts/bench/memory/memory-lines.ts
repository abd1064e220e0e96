import type { RunningProcess } from './processes-below.ts'

export interface MemorySample {
  /** Answered so far. */
  readonly requests: number
  readonly processes: readonly RunningProcess[]
}

export interface MemoryLimits {
  /** Of all processes together. */
  readonly megabytes: number
  /** The last sample as a share of the one in the middle, when caches are full. */
  readonly growth: number
}

/** A line for each process and one for all, a number for each sample; then what the limits say. */
export function memoryLines(samples: readonly MemorySample[], limits: MemoryLimits): readonly string[] {
  const pids = [...new Set(samples.flatMap(({ processes }) => processes.map(({ pid }) => pid)))]
  const each = pids.map((pid) => {
    const found = samples.map(({ processes }) => processes.find((process) => process.pid === pid))
    const name = found.find((process) => process !== undefined)?.name ?? ''
    return `memory, ${name}: ${found.map((process) => (process === undefined ? '-' : megabytesText(process.megabytes))).join(', ')} MB`
  })
  const totals = samples.map(({ processes }) => processes.reduce((sum, { megabytes }) => sum + megabytes, 0))
  const requests = samples.map((sample) => sample.requests.toLocaleString('en-US')).join('; ')
  const largest = Math.max(...totals)
  const growth = (totals.at(-1) ?? 0) / (totals[Math.floor(totals.length / 2)] ?? 1)
  return [
    ...each,
    `memory, all Node processes: ${totals.map(megabytesText).join(', ')} MB after ${requests} requests`,
    `memory, largest: ${megabytesText(largest)} of ${limits.megabytes} MB${largest > limits.megabytes ? ', above' : ''}`,
    `memory, last to middle: ${growth.toFixed(2)} of ${limits.growth.toFixed(2)}${growth > limits.growth ? ', above' : ''}`,
  ]
}

const megabytesText = (megabytes: number): string => megabytes.toFixed(0)
