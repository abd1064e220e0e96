import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { countListingsNeedingCare } from '../care/count-listings-needing-care.ts'
import { countPeopleNeedingCare } from '../care/count-people-needing-care.ts'
import type { PersonCareSettings } from '../care/person-care-terms.ts'
import type { Catalog } from '../command/catalog.ts'
import { listActivity } from './activity.store.ts'
import { readLeadOverview } from './lead-overview.ts'
import { listingOverview } from './listing-overview.ts'
import { tallyListings } from './listing-overview.store.ts'

const ACTIVITIES = 15

/** What the dashboard opens with. Every part is answered by an index of its own, in bounded time. */
export async function getOverview(catalog: Catalog, settings: PersonCareSettings): Promise<OverviewAnswer> {
  const { pool } = catalog
  const [leads, tallies, listings, people, activity] = await Promise.all([
    readLeadOverview(pool, settings.now),
    tallyListings(pool),
    countListingsNeedingCare(catalog, settings.now),
    countPeopleNeedingCare(catalog, settings),
    listActivity(pool, ACTIVITIES),
  ])
  return {
    leads,
    listings: listingOverview(tallies),
    care: { listings, people },
    activity: activity.map(({ id, at, actor, noun, recordId, recordName, action }) => ({
      id,
      at: at.toISOString(),
      actor,
      noun,
      record_id: recordId,
      record_name: recordName,
      action,
    })),
  }
}
