import type { Catalog } from '../command/catalog.ts'
import { personCareTerms, type PersonCareSettings } from './person-care-terms.ts'
import { countPeopleByReason, type PersonCareCode } from './person-care.store.ts'

/** How many people need care for each reason, for the overview; a reason that nobody gives is missing. */
export function countPeopleNeedingCare(
  { pool }: Catalog,
  settings: PersonCareSettings,
): Promise<{ readonly reason: PersonCareCode; readonly count: number }[]> {
  return countPeopleByReason(pool, personCareTerms(settings))
}
