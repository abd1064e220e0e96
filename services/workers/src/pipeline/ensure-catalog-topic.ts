import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'

/** As many projectors as this can share the work; fixed for good, because a key must stay in its partition. */
const PARTITIONS = 12

/** Makes the topic of the catalogue's state events where it is missing. */
export function ensureCatalogTopic(bus: EventBus): Promise<void> {
  return bus.ensureTopic({ name: CATALOG_TOPIC, partitions: PARTITIONS, compacted: true })
}
