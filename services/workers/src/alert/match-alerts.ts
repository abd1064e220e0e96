import { addListingChanges, lockListingMarks, upsertListingMarks } from '@tahanan/catalog/alert/alert-matching.store.ts'
import { changeOf, type ListingChange, type ListingMark, markAfter } from '@tahanan/catalog/alert/alert-change.ts'
import { queueAlertMails } from '@tahanan/catalog/alert/alert-digest.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { Subscription } from '@tahanan/platform/event-bus/event-bus.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { JobDependencies } from '../job/define-job.ts'
import { readEvents } from '../pipeline/read-events.ts'
import { matchChanges } from './match-changes.ts'

interface AlertMatcherSettings extends Pick<JobDependencies, 'bus' | 'catalog' | 'readPool'> {
  readonly onError: (error: unknown) => void
  readonly onMatched?: (matches: number) => void
}

export const ALERT_MATCHER_GROUP = 'alert-matcher'
/** A first start reads all there is, and parsed they are large. */
const BATCH_MESSAGES_MAX = 600
/** For what the read side did not know yet, and what a crash left. */
const SWEEP_EVERY_MS = 1_000

/**
 * Follows the topic `catalog` with a group of its own, whose members share the partitions, and finds for every listing
 * that is new, cheaper or back the alerts to tell (decision 134). In two steps, as the projector works: what changed is
 * noted with the batch; it is matched once the read side knows the listing as it became. A repeated batch notes nothing new.
 */
export async function matchAlerts(settings: AlertMatcherSettings): Promise<Subscription> {
  const { bus, catalog, onError, onMatched } = settings
  const closing = new AbortController()

  async function match(): Promise<void> {
    const matches = await matchChanges(settings, new Date())
    if (matches === 0) return
    onMatched?.(matches)
    await queueAlertMails(catalog, { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'alert-matcher' })
  }

  async function sweep(): Promise<void> {
    while (!closing.signal.aborted) {
      await match().catch(onError)
      await pause(SWEEP_EVERY_MS, closing.signal)
    }
  }

  const subscription = await bus.subscribe({
    topic: CATALOG_TOPIC,
    group: ALERT_MATCHER_GROUP,
    maxBatchMessages: BATCH_MESSAGES_MAX,
    async onBatch({ messages }) {
      const events = readEvents(messages, ['listing'], onError)
      if (events.length > 0) await inTransaction(catalog.pool, (client) => noteChanges(client, events))
    },
    onError,
  })
  const sweeping = sweep()
  return {
    async close() {
      closing.abort()
      await subscription.close()
      await sweeping
    },
  }
}

type ListingEvent = Extract<CatalogEvent, { aggregate: 'listing' }>
type Client = Parameters<typeof lockListingMarks>[0]

/** Keeps what listings are like now, and what of it is to be told. */
export async function noteChanges(client: Client, events: readonly ListingEvent[]): Promise<void> {
  const ids = [...new Set(events.map(({ aggregateId }) => aggregateId))]
  const marks = new Map((await lockListingMarks(client, ids)).map((mark) => [mark.listingId, mark]))
  const changed = new Map<number, ListingMark>()
  const changes: ListingChange[] = []
  for (const event of events) {
    const { aggregateId: id, version } = event
    const before = marks.get(id)
    if (before !== undefined && before.version >= version) continue
    const listing = event.type === 'listing.changed' ? event.data : null
    const seen = { id, version, occurredAt: new Date(event.occurredAt), listing }
    const change = changeOf(before, seen)
    if (change !== undefined) changes.push(change)
    const after = markAfter(before, seen)
    marks.set(id, after)
    changed.set(id, after)
  }
  if (changed.size > 0) await upsertListingMarks(client, [...changed.values()])
  if (changes.length > 0) await addListingChanges(client, changes)
}
