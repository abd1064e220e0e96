import type { RebuildStep } from '@tahanan/contracts/system/rebuild-progress.ts'
import type { RebuildTarget } from '@tahanan/contracts/system/rebuild-target.ts'

export const TARGET_LABELS: Readonly<Record<RebuildTarget, string>> = {
  'listing-view': 'the listing views',
  search: 'the search',
}

/** What a step does, and what it counts. */
export const STEP_LABELS: Readonly<Record<RebuildStep, readonly [doing: string, counted: string]>> = {
  read: ['Reading', 'messages'],
  refresh: ['Making views', 'listings'],
  'catch up': ['Catching up', 'messages'],
  index: ['Indexing', 'listings'],
}
