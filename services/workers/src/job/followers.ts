import type { Subscription } from '@tahanan/platform/event-bus/event-bus.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { matchAlerts } from '../alert/match-alerts.ts'
import { notifyWebhooks } from '../webhook/notify-webhooks.ts'
import type { JobDependencies } from './define-job.ts'

/** Something of the job worker that follows the topic `catalog`; any number of processes share its partitions. */
export type Follower = (dependencies: JobDependencies, onError: (error: unknown) => void) => Promise<Subscription>

/** Every follower: one line for each. */
export const FOLLOWERS: readonly Follower[] = [
  ({ bus, catalog, config }, onError) => notifyWebhooks({ bus, catalog, origin: publicUrl(config), onError }),
  ({ bus, catalog, readPool, log }, onError) =>
    matchAlerts({ bus, catalog, readPool, onError, onMatched: (matches) => log.info({ matches }, 'matched') }),
]
