import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { addListingParents } from '@tahanan/catalog/listing/listing.fixture.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { startTestAdminApi } from '../router/admin-api.fixture.ts'

const { create } = listingEndpoints
const context = { actor: SYSTEM_ACTOR, now: new Date('2026-03-01T08:00:00Z'), correlationId: 'test' }

export type ListingCalls = Awaited<ReturnType<typeof openListingCalls>>

/** The admin API with what listings refer to, and listings of both kinds to send. */
export async function openListingCalls() {
  const api = await startTestAdminApi()
  const parents = await addListingParents(api.sessions, context)
  const brokerage = (overrides: object = {}) => ({
    name: 'House in Lipa',
    location: 'Lipa, Batangas',
    listing_owner: 'A. Reyes',
    owner_of_the_property: 'B. Cruz',
    ...overrides,
  })
  const unit = (overrides: object = {}) => ({
    name: 'Dakila 12F',
    location: 'Mandaluyong',
    project: parents.condoProjectId,
    property_unit_type: 7,
    ...overrides,
  })
  return {
    api,
    parents,
    brokerage,
    unit,
    createBrokerage: (overrides: object = {}) =>
      api.ask(create, { query: { listing_type: 'brokerage' }, body: brokerage(overrides) }),
    createUnit: (overrides: object = {}) =>
      api.ask(create, { query: { listing_type: 'project' }, body: unit(overrides) }),
  }
}
