import type { EngineConfig } from '@tahanan/platform/config/engine-config.ts'
import { inspectMedia } from '@tahanan/catalog/media/inspect-media.ts'
import { purgeMedia } from '@tahanan/catalog/media/purge-media.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { repeatDuty } from '../duty/repeat-duty.ts'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'
import { dispatchImages } from './dispatch-images.ts'
import { sweepPictures } from './sweep-pictures.ts'

export interface PictureDutiesSettings {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the object store keeps its files. */
  readonly mediaFolder: string
  /** The engines that settings name; embedded ones without. */
  readonly engines?: EngineConfig
  readonly log: Log
}

export interface PictureDuties {
  stop(): Promise<void>
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * What pictures need beside those who make them: jobs for what is uploaded, a sweep for what was forgotten, and once a
 * day the clean-up.
 */
export async function startPictureDuties({
  databaseUrl,
  mediaFolder,
  engines = {},
  log,
}: PictureDutiesSettings): Promise<PictureDuties> {
  const onError = (error: unknown): void => log.error({ err: error }, 'pictures')
  const bus = await openEventBus(engines, { databaseUrl, onError })
  const jobs = await openJobs(engines, { databaseUrl, onError })
  const catalog = { pool: openPool({ connectionString: databaseUrl, max: 2, applicationName: 'pictures', onError }) }
  const store = await openObjectStore(engines, mediaFolder)
  await ensureCatalogTopic(bus)
  const dispatching = await dispatchImages({
    bus,
    jobs,
    onError,
    onDispatched: (pictures) => log.info({ pictures }, 'dispatched'),
  })

  async function sweep(): Promise<void> {
    const overdue = await sweepPictures({ catalog, jobs, now: () => new Date() })
    if (overdue > 0) log.warn({ overdue }, 'pictures are overdue')
  }

  async function cleanUp(signal: AbortSignal): Promise<void> {
    const purged = await purgeMedia({ catalog, store, now: new Date(), signal })
    log.info(purged, 'media purged')
    const report = await inspectMedia({ catalog, store, now: new Date() })
    const isSound = report.orphans.count === 0 && report.missing.count === 0
    log[isSound ? 'info' : 'warn'](report, 'media inspected')
  }

  const duty = { connectionString: databaseUrl, onError }
  const duties = [
    repeatDuty({ ...duty, name: 'picture-sweep', firstAfterMs: MINUTE_MS, everyMs: MINUTE_MS, work: sweep }),
    repeatDuty({ ...duty, name: 'media-clean-up', firstAfterMs: 10 * MINUTE_MS, everyMs: DAY_MS, work: cleanUp }),
  ]
  return {
    async stop() {
      await Promise.all(duties.map((each) => each.stop()))
      await dispatching.close()
      await bus.close()
      await jobs.close()
      await store.close()
      await catalog.pool.end()
    },
  }
}
