import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import { brokerPublicEndpoints } from '@tahanan/contracts/broker/broker.public-endpoints.ts'
import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import { openApiEndpoints } from '@tahanan/contracts/endpoint/openapi.public-endpoints.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { mapPublicEndpoints } from '@tahanan/contracts/map/map.public-endpoints.ts'
import { placePublicEndpoints } from '@tahanan/contracts/place/place.public-endpoints.ts'
import { projectPublicEndpoints } from '@tahanan/contracts/project/project.public-endpoints.ts'
import { sitePublicEndpoints } from '@tahanan/contracts/site/site.public-endpoints.ts'
import { suggestionPublicEndpoints } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { vi } from 'vitest'
import type { WalkedCatalogue } from './visit-catalogue.fixture.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

/** What visitors can ask, once what staff did has come through. */
export async function visitPages({ visit }: JourneyStage, walked: WalkedCatalogue): Promise<void> {
  const { listingSlug, projectSlug, developerSlug } = walked
  const params = { slug: listingSlug }
  await vi.waitFor(
    async () => {
      await visit(listingPublicEndpoints.show, { params })
      const { results } = await visit(listingPublicEndpoints.search, { query: { facets: 'true' } })
      if (results.length < 2) throw new Error('Not all is there yet.')
    },
    { timeout: 60_000, interval: 100 },
  )
  await visit(listingPublicEndpoints.similar, { params })
  await visit(projectPublicEndpoints.show, { params: { slug: projectSlug } })
  await visit(developerPublicEndpoints.show, { params: { slug: developerSlug } })
  await visit(developerPublicEndpoints.search, { query: { q: 'builders' } })
  await visit(amenityPublicEndpoints.list)
  await visit(brokerPublicEndpoints.list)
  await visit(sitePublicEndpoints.show)
  await visit(suggestionPublicEndpoints.list, { query: { q: 'li' } })
  await visit(mapPublicEndpoints.show, { query: { bbox: '116,4,127,22', zoom: '5' } })
  await visit(placePublicEndpoints.country)
  await visit(placePublicEndpoints.outer, { params: { outer: 'metro-manila' } })
  await visit(placePublicEndpoints.city, { params: { outer: 'metro-manila', city: 'pasig-city' } })
  await visit(placePublicEndpoints.barangay, {
    params: { outer: 'metro-manila', city: 'pasig-city', barangay: 'kapitolyo' },
  })
  await visit(openApiEndpoints.show)
}
