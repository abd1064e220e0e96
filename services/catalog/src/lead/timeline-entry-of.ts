import type { LeadTimelineEntry } from '@tahanan/contracts/lead/lead-timeline-entry.ts'
import type { StoredTimelineEntry } from './lead-timeline.store.ts'

/** A timeline entry on the wire. */
export function timelineEntryOf({ at, by, action, text, changes }: StoredTimelineEntry): LeadTimelineEntry {
  return {
    at: at.toISOString(),
    by,
    action,
    text,
    changes: Object.entries(changes).map(([field, { from, to }]) => ({ field, from, to })),
  }
}
