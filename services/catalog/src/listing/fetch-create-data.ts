import type { FetchCreateData } from '@tahanan/contracts/listing/fetch-create-data.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos-or-null.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type { Catalog } from '../command/catalog.ts'
import { type ProjectChoice, readListingChoices } from './listing-choices.store.ts'

/**
 * What the listing form chooses from (§3, §7).
 *
 * @param defaultBrokerId `DEFAULT_BROKER_ID`: preselected where there is such a broker (decision 68)
 */
export async function fetchCreateData({ pool }: Catalog, defaultBrokerId: number): Promise<FetchCreateData> {
  const { projects, amenities, hasBroker } = await readListingChoices(pool, defaultBrokerId)
  return {
    projects: projects.map(projectOf),
    amenities: [...amenities],
    default_broker_id: hasBroker ? defaultBrokerId : null,
  }
}

function projectOf(project: ProjectChoice): FetchCreateData['projects'][number] {
  return {
    id: project.id,
    name: project.name,
    property_type: project.propertyType,
    property_subtype: project.propertySubtype,
    location: project.location,
    property_unity_type: project.unitTypes.map((code) => ({ id: code, name: labelOf(UNIT_TYPES, code) })),
    dhsud_lts: project.dhsudLts,
    reservation_fee: pesosOrNull(project.reservationFeeCentavos),
  }
}
