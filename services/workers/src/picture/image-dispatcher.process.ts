import { logMessages } from '@tahanan/platform/event-bus/log-messages.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'
import { dispatchImages } from './dispatch-images.ts'

/** Asks for the variants of what is uploaded. */
await runProcess({
  name: 'image-dispatcher',
  needs: ['DATABASE_URL', 'REDIS_URL'],
  uses: ['KAFKA_BROKERS'],
  async start({ config, log, onError }) {
    const databaseUrl = config.DATABASE_URL
    const [bus, jobs] = await openTogether([
      openEventBus(config, { databaseUrl, onError }),
      openJobs(config, { databaseUrl, onError }),
    ])
    await ensureCatalogTopic(bus)
    const dispatching = await dispatchImages({
      bus: logMessages(bus, log),
      jobs,
      onError,
      onDispatched: (pictures) => log.info({ pictures }, 'dispatched'),
    })
    return {
      probes: { bus: () => bus.ping(), jobs: () => jobs.ping() },
      async stop() {
        await dispatching.close()
        await Promise.all([bus.close(), jobs.close()])
      },
    }
  },
})
