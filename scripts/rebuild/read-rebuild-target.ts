const TARGETS = ['listing-view', 'search'] as const

export type RebuildTarget = (typeof TARGETS)[number]

/** What the command line asks to be rebuilt; undefined when it cannot be understood. */
export function readRebuildTarget(args: readonly string[]): RebuildTarget | undefined {
  const [word, ...rest] = args
  return rest.length === 0 ? TARGETS.find((target) => target === word) : undefined
}
