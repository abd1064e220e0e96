import { AVAILABLE, PRE_SELLING, READY_FOR_OCCUPANCY, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { hasAmenities } from '@tahanan/contracts/property/property-rules.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { askingPricePesos } from './asking-price-pesos.ts'
import { DEMO_SEED } from './demo-seed.ts'
import type { DemoListing } from './demo-listing.ts'
import type { DemoWorld } from './demo-world.ts'
import { listingDetails } from './listing-details.ts'
import { offeringOf } from './offering.ts'
import { createRandom } from './random.ts'
import { sizeOf } from './size.ts'
import { unitName } from './unit-name.ts'

const EQUITY_PERCENTAGES = [10, 10, 15, 20, 25, 30]
const EQUITY_TERMS_MONTHS = [12, 18, 24, 30, 36, 48, 60]
const FEES_PESOS = [5_000, 10_000, 20_000, 25_000, 50_000]

/** Project listing number `index`: the projects in turn, and within each its unit types in turn. */
export function demoProjectListing(index: number, world: DemoWorld): DemoListing {
  const random = createRandom(DEMO_SEED.projectListing, index)
  const project = world.projects[index % world.projects.length]
  if (project === undefined) throw new RangeError('A project listing needs a project')
  const { form, place } = project
  const round = Math.floor(index / world.projects.length)
  const unitType = form.property_unit_type[(index + round) % form.property_unit_type.length] ?? NO_UNIT_TYPE
  const offering = offeringOf(form.property_type, form.property_subtype, unitType)
  const size = sizeOf(offering, 'unit', random)
  const minPrice = askingPricePesos(offering, size, place, random)
  // Two in three models come in several finishes or floors, at a range of prices.
  const maxPrice = random.chance(0.65) ? Math.round((minPrice * (1.03 + random.next() * 0.3)) / 1000) * 1000 : minPrice
  const percentage = random.pick(EQUITY_PERCENTAGES)
  const equityPesos = (maxPrice * percentage) / 100
  const inheritsFee = random.chance(0.4) && Number(form.reservation_fee ?? 0) <= equityPesos
  const barangay = form.location.split(',')[0] ?? place.city
  return {
    name: unitName(offering, size, form.name, random),
    listing_type: 0,
    is_published: !random.chance(0.02),
    featured: random.chance(0.08),
    location: form.location,
    lot_area: size.lotAreaSqm,
    floor_area: size.floorAreaSqm,
    bedroom: size.bedroom,
    bathroom: size.bathroom,
    carpark: size.carpark,
    parking: (size.carpark ?? 0) > 0 || random.chance(0.3),
    details: listingDetails({ offering, extent: 'unit', size, place, barangay, terms: 'project' }, random),
    amenities: hasAmenities(form.property_type) ? random.pickSome(world.amenityIds, random.int(0, 5)) : [],
    availability: random.chance(0.05) ? SOLD : AVAILABLE,
    broker: world.brokerIds[index % world.brokerIds.length] ?? null,
    project: project.id,
    property_unit_type: unitType,
    property_status: random.chance(0.6) ? PRE_SELLING : READY_FOR_OCCUPANCY,
    min_price: minPrice,
    max_price: maxPrice,
    equity_percentage: percentage,
    equity_terms: random.pick(EQUITY_TERMS_MONTHS),
    equity_fixed: random.chance(0.06) ? Math.round(equityPesos / 24 / 500) * 500 : 0,
    // Null takes the project's (decision 47), where the equity can bear it.
    reservation_fee: inheritsFee ? null : random.pick(FEES_PESOS.filter((fee) => fee <= equityPesos)),
    dhsud_lts: null,
  }
}
