import type { createListingBody } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { hasAmenities } from '@tahanan/contracts/property/property-rules.ts'
import { AVAILABLE, PRE_SELLING, READY_FOR_OCCUPANCY, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import type { z } from 'zod'
import { askingPricePesos } from './asking-price-pesos.ts'
import { demoBrokerageListing } from './demo-brokerage-listing.ts'
import { DEMO_SEED, createRandom, type Random } from './random.ts'
import type { DemoWorld } from './add-demo-world.ts'
import { listingDetails } from './listing-details.ts'
import { NAMES } from './names.ts'
import { nounOf, sentenceCase } from './noun-of.ts'
import { type Offering, offeringOf } from './offering.ts'
import { type Size, sizeOf } from './size.ts'

const EQUITY_PERCENTAGES = [10, 10, 15, 20, 25, 30]

const EQUITY_TERMS_MONTHS = [12, 18, 24, 30, 36, 48, 60]

const FEES_PESOS = [5_000, 10_000, 20_000, 25_000, 50_000]

/** A listing's payload as the admin form sends it (§3). */
export type DemoListing = z.input<typeof createListingBody>

/** Listing number `index`, the same whatever came before it: project and brokerage listings take turns. */
export function demoListing(index: number, world: DemoWorld): DemoListing {
  const ofItsKind = Math.floor(index / 2)
  return index % 2 === 0 ? demoProjectListing(ofItsKind, world) : demoBrokerageListing(ofItsKind, world)
}

/** Project listing number `index`: the projects in turn, and within each its unit types in turn. */
function demoProjectListing(index: number, world: DemoWorld): DemoListing {
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
    property_status: project.isBuilt ? READY_FOR_OCCUPANCY : PRE_SELLING,
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

/** Name of a unit within a project: `Townhouse, Block 5 Lot 12, Narra Village`. */
function unitName(offering: Offering, size: Size, projectName: string, random: Random): string {
  return `${unit(offering, size, random)}, ${projectName}`
}

function unit(offering: Offering, size: Size, random: Random): string {
  const noun = sentenceCase(nounOf(offering, 'unit'))
  const block = `Block ${random.int(1, 24)} Lot ${random.int(1, 40)}`
  const floor = random.int(2, 38)
  const door = `${floor}${String(random.int(1, 24)).padStart(2, '0')}`
  switch (offering.family) {
    case 'condo':
      return random.chance(0.5)
        ? `${noun} ${door}, Tower ${random.int(1, 4)}`
        : `${noun} on floor ${floor}, unit ${door}`
    case 'house':
      return random.chance(0.5)
        ? `${noun}, ${block}`
        : `${random.pick(NAMES.words)} model ${nounOf(offering, 'unit')}, ${block}`
    case 'building':
    case 'hotel':
      return `${noun} ${door}`
    case 'resort':
      return `${noun} ${random.int(1, 80)}`
    case 'memorial':
      return `${noun} of ${areaText(size.lotAreaSqm ?? 0)}, Garden ${random.int(1, 12)} Row ${random.int(1, 60)}`
    default:
      return `${noun} of ${areaText(size.lotAreaSqm ?? 0)}, ${block}`
  }
}

export const DEMO_KEY_PREFIX = 'demo:'

/** What demo listing number `index` is known by in the catalogue, so that seeding again adds only what is missing. */
export function demoImportKey(index: number): string {
  return `${DEMO_KEY_PREFIX}${index}`
}

/** How much of everything a demo catalogue holds. */
export interface DemoSize {
  readonly developers: number
  readonly projects: number
  readonly listings: number
}

/** 24 developers, 80 projects and 600 listings; a larger catalogue gets more of all, far fewer projects than listings. */
export function demoSize(listings = 600): DemoSize {
  const beyond = Math.max(0, listings - 600)
  return {
    developers: 24 + Math.ceil(beyond / 5000),
    projects: 80 + Math.ceil(beyond / 500),
    listings,
  }
}
