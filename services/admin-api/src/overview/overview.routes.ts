import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { getOverview } from '@tahanan/catalog/overview/get-overview.ts'
import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { within } from '@tahanan/platform/postgres/pause.ts'
import type { PersonAttentionSettings } from '../attention/attention.routes.ts'
import type { SystemDependencies } from '../system/system-dependencies.ts'

const PRICES_WITHIN_MS = 2_000

interface OverviewSettings extends PersonAttentionSettings {
  readonly system: Pick<SystemDependencies, 'readSide' | 'onError'>
}

export function mountOverviewRoutes(
  endpoints: EndpointRouter,
  catalog: Catalog,
  { salespersonsMax, system }: OverviewSettings,
): void {
  mountEndpoint(endpoints, overviewEndpoints.show, async ({ context: { now } }) => {
    const [overview, prices] = await Promise.all([getOverview(catalog, { now, salespersonsMax }), readPrices(system)])
    return { ...overview, prices }
  })
}

/** Null while the read side is away: the rest of the overview does not need it. */
async function readPrices({ readSide, onError }: OverviewSettings['system']): Promise<OverviewAnswer['prices']> {
  try {
    const outliers = await within(PRICES_WITHIN_MS, readSide.priceOutliers())
    return outliers.map(({ id, name, kind, area, forRent, priceSqm, medianSqm }) => ({
      id,
      name,
      kind,
      area,
      for_rent: forRent,
      price_sqm: priceSqm,
      median_sqm: medianSqm,
    }))
  } catch (error) {
    onError(error)
    return null
  }
}
