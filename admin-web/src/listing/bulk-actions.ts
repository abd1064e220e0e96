import type { BulkItem } from '@tahanan/contracts/listing/listing-bulk.ts'
import { AVAILABLE, SOLD } from '@tahanan/contracts/property/property-status.ts'

export type BulkChange = Omit<BulkItem, 'id' | 'version'>

export interface BulkAction {
  readonly label: string
  /** What can be said of a listing then: `3 published`. */
  readonly done: string
  /** Null where it has to be chosen in the dialog. */
  readonly change: BulkChange | null
  readonly asks?: 'broker' | 'amenities'
}

/** What can be done with many listings at once. */
export const BULK_ACTIONS: readonly BulkAction[] = [
  { label: 'Publish', done: 'published', change: { is_published: true } },
  { label: 'Make draft', done: 'unpublished', change: { is_published: false } },
  { label: 'Mark sold', done: 'marked sold', change: { availability: SOLD } },
  { label: 'Mark available', done: 'marked available', change: { availability: AVAILABLE } },
  { label: 'Feature', done: 'featured', change: { featured: true } },
  { label: 'Stop featuring', done: 'featured no more', change: { featured: false } },
  { label: 'Set broker', done: 'given the broker', change: null, asks: 'broker' },
  { label: 'Change amenities', done: 'given other amenities', change: null, asks: 'amenities' },
  { label: 'Delete', done: 'deleted', change: { is_deleted: true } },
]
