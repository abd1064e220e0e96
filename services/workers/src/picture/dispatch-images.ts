import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus, Message, Subscription } from '@tahanan/platform/event-bus/event-bus.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { readEvents } from '../pipeline/read-events.ts'
import { IMAGES_QUEUE, type PictureJob, pictureJobOptions } from './picture-job.ts'

interface ImageDispatcherSettings {
  readonly bus: EventBus
  readonly jobs: Jobs
  readonly onError: (error: unknown) => void
  readonly onDispatched?: (pictures: number) => void
}

type PictureEvent = Extract<CatalogEvent, { aggregate: 'picture' }>
type PictureChanged = Extract<PictureEvent, { type: 'picture.changed' }>

const IMAGE_DISPATCHER_GROUP = 'image-dispatcher'

const BATCH_MESSAGES_MAX = 600

/** Follows the topic `catalog` and asks for the variants of every picture that waits for them (design §6). */
export function dispatchImages({ bus, jobs, onError, onDispatched }: ImageDispatcherSettings): Promise<Subscription> {
  return bus.subscribe({
    topic: CATALOG_TOPIC,
    group: IMAGE_DISPATCHER_GROUP,
    maxBatchMessages: BATCH_MESSAGES_MAX,
    async onBatch({ messages }) {
      const pending = [...newestStates(messages, onError)].flatMap((event) => {
        return event.type === 'picture.changed' && event.data.progress === 'pending' ? [dispatched(event)] : []
      })
      if (pending.length === 0) return
      await jobs.addMany(IMAGES_QUEUE, pending)
      onDispatched?.(pending.length)
    },
    onError,
  })
}

/** The last state of each picture in the batch: what came before it, and who was deleted since, needs no work. */
function newestStates(messages: readonly Message[], onError: (error: unknown) => void): Iterable<PictureEvent> {
  const newest = new Map<number, PictureEvent>()
  for (const event of readEvents(messages, ['picture'], onError)) {
    if (event.version > (newest.get(event.aggregateId)?.version ?? 0)) newest.set(event.aggregateId, event)
  }
  return newest.values()
}

function dispatched({ data: { id, renderVersion }, correlationId }: PictureChanged) {
  const data: PictureJob = { pictureId: id, renderVersion }
  return { data, options: pictureJobOptions(data, correlationId) }
}
