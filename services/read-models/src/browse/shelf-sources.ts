import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import { findShelfSources } from './find-shelf-sources.ts'

/** `findShelfSources` for filters that many requests share. */
export const shelfSources = onceForEach(findShelfSources)
