import type { CountedAsOf, SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'

/** Of several counts that are kept as one. */
export function oldestAsOf(counts: readonly SearchCount[]): CountedAsOf {
  const now = { at: performance.now() }
  const all: readonly CountedAsOf[] = counts.map(({ asOf = now }) => asOf)
  const positions = all.flatMap(({ position }) => position ?? [])
  return {
    position: positions.length === all.length ? Math.min(...positions) : undefined,
    at: Math.min(...all.map(({ at }) => at)),
  }
}
