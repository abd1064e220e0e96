import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'

/** What jobs and tasks have at hand. */
export interface JobDependencies {
  readonly catalog: Catalog
  readonly store: ObjectStore
  readonly jobs: Jobs
  readonly bus: EventBus
  /** Its search path leads to the read schema. */
  readonly readPool: Catalog['pool']
  /** Where the read schema lives, as the role that owns it. */
  readonly readDatabaseUrl: string
  readonly config: Config
  readonly log: Log
}
