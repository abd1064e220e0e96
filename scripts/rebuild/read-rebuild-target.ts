import { REBUILD_TARGETS, type RebuildTarget } from '@tahanan/contracts/system/system-answer.ts'

/** What the command line asks to be rebuilt; undefined when it cannot be understood. */
export function readRebuildTarget(args: readonly string[]): RebuildTarget | undefined {
  const [word, ...rest] = args
  return rest.length === 0 ? REBUILD_TARGETS.find((target) => target === word) : undefined
}
