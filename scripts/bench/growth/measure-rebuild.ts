import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { rebuildListingView } from '@tahanan/read-models/rebuild/rebuild-listing-view.ts'
import { openInstallation } from '../install/installation.ts'
import type { Measured } from '../report/compare.ts'

/** The whole read schema made anew from the topic. */
export async function measureRebuild(listings: number): Promise<Measured> {
  const { databaseUrl: connectionString, close } = await openInstallation(listings)
  const bus = await openPostgresEventBus({ connectionString })
  try {
    const startedAt = performance.now()
    await rebuildListingView({ bus, connectionString, signal: new AbortController().signal, onError: console.error })
    return { perSecond: (listings / (performance.now() - startedAt)) * 1_000 }
  } finally {
    await bus.close()
    await close()
  }
}
