import { unitTypeNamed } from '../listing/listing-search.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { resolveLocation } from '@tahanan/places/locate.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { unitTypeLabel } from '@tahanan/contracts/property/unit-type.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { searchWords } from '../search/search-words.ts'
import type { KnownListing } from './find-naively.fixture.ts'

const PLACES = ['Makati', 'Pasig', 'Parañaque', 'Las Piñas', 'Cebu', 'Davao', 'Iloilo', 'Tagaytay', 'Baguio', 'Bacolod']
const KINDS = ['Villa', 'House', 'Townhouse', 'Lot', 'Office', 'Warehouse', 'Studio', 'Loft']
const TOUCHES = ['Spacious', 'Modern', 'Corner', 'Cozy', 'Prime', 'Furnished', 'Overlooking', 'Rush', 'Titled', 'Bare']
const AMENITIES = ['Swimming pool', 'Gym', 'Balcony', 'Clubhouse', 'Garden', 'Elevator']
const DEVELOPERS = ['Alon Land', 'Bituin Homes', 'Ciudad Estates']
const PROJECTS = ['Amaia Heights', 'Bellevue Grove', 'Casa Verde', 'Dahlia Towers', 'Eastwood Park', 'Forest Rest']
/** Property type and subtype of each project. */
const PROJECT_PROPERTIES = [
  [0, 1] as const,
  [0, 2] as const,
  [0, 2] as const,
  [1, 0] as const,
  [0, 0] as const,
  [4, 0] as const,
]
/** Pesos, the edges of buckets among them. */
const PRICES = [
  900_000, 1_999_999, 2_000_000, 3_100_000, 4_000_000, 7_500_000, 8_000_000, 12_000_000, 20_000_000, 45_000_000,
]
const RENTS = [6_500, 9_999, 10_000, 18_000, 20_000, 34_000, 60_000, 100_000, 250_000, 2_500_000]

export interface ListingCatalogue {
  readonly events: readonly CatalogEvent[]
  readonly known: readonly KnownListing[]
}

/** Listings of every sort, the same for the same seed, and what there is to know of them. Ids have gaps. */
export function buildListingCatalogue(count: number, seed: number): ListingCatalogue {
  const random = randomNumbers(seed)
  const upTo = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(choices: readonly T[]): T => choices[upTo(choices.length)] ?? pick(choices)
  const chance = (share: number) => random() < share

  const projects = PROJECTS.map((name, place) => {
    const [propertyType, propertySubtype] = PROJECT_PROPERTIES[place] ?? [0, 1]
    return buildProjectState({
      id: place + 1,
      name,
      developerId: (place % 3) + 1,
      propertyType,
      propertySubtype,
      financingOption: [place % 4],
      amenityIds: [(place % 6) + 1],
    })
  })
  const events: CatalogEvent[] = [
    ...DEVELOPERS.map((name, place) => buildChanged('developer', buildDeveloperState({ id: place + 1, name }))),
    ...AMENITIES.map((name, place) => buildChanged('amenity', { id: place + 1, name })),
    ...projects.map((project) => buildChanged('project', project)),
  ]
  const known: KnownListing[] = []
  for (let place = 0; place < count; place++) {
    const id = place * 3 + 1
    const town = pick(PLACES)
    const common = {
      id,
      slug: `listing-${id}`,
      name: `${pick(TOUCHES)} ${pick(KINDS)} ${chance(0.5) ? `in ${town}` : pick(TOUCHES)}`,
      location: `${chance(0.3) ? `${pick(PLACES)} Road, ` : ''}${town}`,
      featured: chance(0.1),
      isPublished: !chance(0.03),
      availability: chance(0.1) ? (1 as const) : (0 as const),
      soldAt: '2026-02-20T00:00:00.000Z',
      bedroom: chance(0.2) ? null : upTo(6),
      unitType: chance(0.4) ? null : upTo(12),
      lotAreaSqm: chance(0.3) ? null : 20 + upTo(60_000) / 100,
      floorAreaSqm: chance(0.3) ? null : 18 + upTo(40_000) / 100,
      amenityIds: [...new Set([1 + upTo(6), 1 + upTo(6)])],
    }
    const project = chance(0.5) ? pick(projects) : undefined
    const price = chance(0.05) ? null : pick(PRICES) * 100
    const listing =
      project !== undefined && chance(0.7)
        ? buildListingState({
            ...common,
            projectId: project.id,
            status: chance(0.5) ? 1 : 0,
            minPriceCentavos: price,
            maxPriceCentavos: chance(0.4) ? price : price && price + upTo(price * 2),
          })
        : buildBrokerageListingState({
            ...common,
            projectId: project?.id ?? null,
            status: chance(0.4) ? 1 : 0,
            propertyType: upTo(6),
            propertySubtype: upTo(6),
            priceCentavos: price,
            financingOption: [upTo(4), upTo(4)],
          })
    const forRent = listing.listingType === 1 && listing.status === 1
    const rented =
      forRent && listing.listingType === 1
        ? { ...listing, priceCentavos: chance(0.05) ? null : pick(RENTS) * 100 }
        : listing
    events.push(buildChanged('listing', rented))
    const amenityIds = [...rented.amenityIds, ...(project?.amenityIds ?? [])]
    const property = project ?? (rented.listingType === 1 ? rented : undefined)
    known.push({
      id,
      words: searchWords([
        rented.name,
        rented.location,
        project?.name,
        project && DEVELOPERS[project.developerId - 1],
        unitTypeLabel(rented.unitType),
        ...amenityIds.map((amenity) => AMENITIES[amenity - 1]),
      ]),
      forRent,
      propertyType: property?.propertyType ?? 0,
      propertySubtype: property?.propertySubtype ?? 0,
      minPriceCentavos: rented.listingType === 1 ? rented.priceCentavos : rented.minPriceCentavos,
      maxPriceCentavos: rented.listingType === 1 ? rented.priceCentavos : rented.maxPriceCentavos,
      featured: rented.featured,
      bedroom: rented.bedroom,
      bathroom: rented.bathroom,
      parking: rented.parking || (rented.carpark ?? 0) > 0,
      amenityIds,
      unitType: rented.unitType ?? unitTypeNamed(rented.name),
      stage: rented.listingType === 0 ? rented.status : null,
      financing: rented.listingType === 1 ? rented.financingOption : (project?.financingOption ?? []),
      lotAreaSqm: rented.lotAreaSqm,
      floorAreaSqm: rented.floorAreaSqm,
      area: resolveLocation(openGazetteer(), rented.location, project?.location ?? rented.name).area,
      listed: rented.isPublished && rented.availability === 0,
    })
  }
  return { events, known }
}

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
