import { AVAILABLE, FOR_RENT, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { hasAmenities } from '@tahanan/contracts/property/property-rules.ts'
import { askingPricePesos } from './asking-price-pesos.ts'
import { brokerageKindAt } from './brokerage-kind-at.ts'
import type { DemoListing } from './demo-listing.ts'
import { DEMO_SEED } from './demo-seed.ts'
import type { DemoWorld } from './demo-world.ts'
import { listingDetails } from './listing-details.ts'
import { locationOf } from './location-of.ts'
import { monthlyRentPesos } from './monthly-rent-pesos.ts'
import { NAMES } from './names.ts'
import { offerName } from './offer-name.ts'
import { placesFor } from './places-for.ts'
import { createRandom, type Random } from './random.ts'
import { resaleOf } from './resale-of.ts'
import { sizeOf } from './size.ts'

const TERMS_OF_PAYMENT = ['Cash', 'Cash or bank loan', 'Half down, balance in 12 months', 'Spot cash with 5% discount']
const RENT_TERMS = ['One month advance, two months deposit', 'Quarterly, in advance', 'Post-dated cheques for a year']
/** One in so many is a resale within a project of the same kind. */
const RESALE = 0.15

/** Brokerage listing number `index`: each kind that brokers offer in turn. */
export function demoBrokerageListing(index: number, world: DemoWorld): DemoListing {
  const random = createRandom(DEMO_SEED.brokerageListing, index)
  const kind = brokerageKindAt(index)
  const resale = random.chance(RESALE) ? resaleOf(kind.offering, world, index) : undefined
  const extent = resale === undefined ? 'whole' : 'unit'
  const offering = resale?.offering ?? kind.offering
  const place = resale?.project.place ?? random.pick(placesFor(offering.family))
  const isRental = kind.status === FOR_RENT
  const barangay = resale?.project.form.location.split(',')[0] ?? random.pick(place.barangays)
  const size = sizeOf(offering, extent, random)
  const owner = `${random.pick(NAMES.given)} ${random.pick(NAMES.family)}`
  return {
    name: offerName({ offering, extent, status: kind.status, place, barangay }, random),
    listing_type: 1,
    is_published: !random.chance(0.02),
    featured: random.chance(0.08),
    location: resale?.project.form.location ?? locationOf(place, barangay),
    lot_area: size.lotAreaSqm,
    floor_area: size.floorAreaSqm,
    bedroom: size.bedroom,
    bathroom: size.bathroom,
    carpark: size.carpark,
    parking: (size.carpark ?? 0) > 0 || random.chance(0.2),
    details: listingDetails({ offering, extent, size, place, barangay, terms: isRental ? 'rent' : 'sale' }, random),
    amenities: hasAmenities(offering.propertyType) ? random.pickSome(world.amenityIds, random.int(1, 8)) : [],
    availability: random.chance(0.05) ? SOLD : AVAILABLE,
    broker: world.brokerIds[index % world.brokerIds.length] ?? null,
    project: resale?.project.id ?? null,
    brokerage_type: kind.status,
    property_type: offering.propertyType,
    property_subtype: offering.propertySubtype,
    property_unit_type: offering.unitType,
    price: price(),
    financing_option: isRental ? [] : random.pickSome([0, 1, 2, 3], random.int(1, 3)),
    title_number: titleNumber(offering.family === 'condo' ? 'CCT' : 'TCT', random),
    tax_declaration_number: `TD-${random.int(10, 99)}-${String(random.int(1, 99_999)).padStart(5, '0')}`,
    terms_of_payment: random.pick(isRental ? RENT_TERMS : TERMS_OF_PAYMENT),
    listing_owner: owner,
    owner_of_the_property: random.chance(0.7) ? owner : `${random.pick(NAMES.given)} ${random.pick(NAMES.family)}`,
  }

  /** One owner in fifty wants to be asked. */
  function price(): number | null {
    if (random.chance(0.02)) return null
    return (isRental ? monthlyRentPesos : askingPricePesos)(offering, size, place, random)
  }
}

function titleNumber(kind: 'TCT' | 'CCT', random: Random): string {
  return `${kind}-${String(random.int(1, 999_999)).padStart(6, '0')}`
}
