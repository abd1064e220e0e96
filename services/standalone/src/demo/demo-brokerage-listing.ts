import { hasAmenities } from '@tahanan/contracts/property/property-rules.ts'
import { AVAILABLE, FOR_RENT, FOR_SALE, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { CONDOMINIUM, HOUSE_AND_LOT, RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { CONDOMINIUM_UNIT_TYPES, HOUSE_UNIT_TYPES, NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { askingPricePesos, roundPesos } from './asking-price-pesos.ts'
import { commaList, NAMES } from './names.ts'
import type { DemoListing } from './demo-listing.ts'
import { DEMO_SEED, createRandom, type Random } from './random.ts'
import type { DemoWorld } from './add-demo-world.ts'
import { listingDetails } from './listing-details.ts'
import { locationOf, type Place, placesFor } from './places-for.ts'
import { nounOf, sentenceCase } from './noun-of.ts'
import { type Family, type Offering, offeringOf } from './offering.ts'
import { PROJECT_KINDS } from './project-kinds.ts'
import { type Extent, type Size, sizeOf } from './size.ts'

/** What is empty leaves a name without one. */
const HOME_MANNERS = commaList(
  `newly renovated, fully furnished, semi-furnished, brand-new, well-kept, spacious, cosy, corner, two-storey,
   modern, sunny, quiet, family-sized, ready-to-move-in,`,
)

const LOT_MANNERS = ['titled', 'corner', 'flat', 'fenced', 'overlooking', 'inner', 'roadside', '']

const WORK_MANNERS = ['newly built', 'income-earning', 'well-kept', 'roadside', 'tenanted', '']

const MANNERS: Readonly<Record<Family, readonly string[]>> = {
  house: HOME_MANNERS,
  condo: HOME_MANNERS.filter((manner) => manner !== 'two-storey' && manner !== 'family-sized'),
  lot: LOT_MANNERS,
  shopLot: LOT_MANNERS,
  building: WORK_MANNERS,
  hotel: WORK_MANNERS,
  resort: ['beachside', 'hillside', 'family-run', 'newly opened', ''],
  farm: ['titled', 'productive', 'fruit-bearing', 'rolling', ''],
  factoryLot: LOT_MANNERS,
  memorial: ['garden', 'lawn', 'family', ''],
  special: ['walled', 'historic', 'well-placed', ''],
}

const FEATURES: Partial<Record<Family, readonly string[]>> = {
  house: commaList(
    `with balcony, with garden, with view, with parking, with maid’s room, near schools, near the market, in a gated
     village, with high ceiling, with swimming pool, , ,`,
  ),
  condo: ['with balcony', 'with view', 'with parking', 'near schools', 'near the station', 'with high ceiling', '', ''],
}

const HOUSES = HOUSE_UNIT_TYPES.map((unitType) => offeringOf(RESIDENTIAL, HOUSE_AND_LOT, unitType))

const CONDOS = CONDOMINIUM_UNIT_TYPES.map((unitType) => offeringOf(RESIDENTIAL, CONDOMINIUM, unitType))

const OTHERS = PROJECT_KINDS.filter(
  ({ propertySubtype }) => propertySubtype !== HOUSE_AND_LOT && propertySubtype !== CONDOMINIUM,
).map(({ propertyType, propertySubtype }) => offeringOf(propertyType, propertySubtype, NO_UNIT_TYPE))

/** Nobody lets a grave, and land to build a home on is bought. */
const LEASED = OTHERS.filter(({ family }) => family !== 'memorial' && family !== 'lot')

const forSale = (offering: Offering): BrokerageKind => ({ offering, status: FOR_SALE })

const forRent = (offering: Offering): BrokerageKind => ({ offering, status: FOR_RENT })

const DECK: readonly BrokerageKind[] = [
  ...[...HOUSES, ...HOUSES, ...HOUSES, ...CONDOS, ...CONDOS, ...OTHERS, ...OTHERS].map(forSale),
  ...[...HOUSES, ...CONDOS, ...CONDOS, ...LEASED].map(forRent),
]

/** Coprime with the deck's length: steps of it visit every card before any comes again, and no two alike in a row. */
const STRIDE = 16

/** Yearly rent as a share of the price. */
const YEARLY_YIELD = { home: 0.056, business: 0.062 }

const TERMS_OF_PAYMENT = ['Cash', 'Cash or bank loan', 'Half down, balance in 12 months', 'Spot cash with 5% discount']
const RENT_TERMS = [
  { words: 'One month advance, two months deposit', depositMonths: 2, advanceMonths: 1 },
  { words: 'Quarterly, in advance', depositMonths: 1, advanceMonths: 3 },
  { words: 'Post-dated cheques for a year', depositMonths: 2, advanceMonths: 0 },
]
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
  const rent = isRental ? random.pick(RENT_TERMS) : undefined
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
    terms_of_payment: rent?.words ?? random.pick(TERMS_OF_PAYMENT),
    deposit_months: rent?.depositMonths ?? null,
    advance_months: rent?.advanceMonths ?? null,
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

/** Monthly rent in pesos of what would ask such a price. */
function monthlyRentPesos(offering: Offering, size: Size, place: Place, random: Random): number {
  const isHome = offering.family === 'house' || offering.family === 'condo'
  const share = isHome ? YEARLY_YIELD.home : YEARLY_YIELD.business
  return roundPesos((askingPricePesos(offering, size, place, random) * share) / 12)
}

interface Resale {
  readonly project: DemoWorld['projects'][number]
  readonly offering: Offering
}

/** A project of the same kind to resell in, with a unit type that it offers; undefined where there is none. */
function resaleOf(wanted: Offering, world: DemoWorld, index: number): Resale | undefined {
  const { propertyType, propertySubtype, unitType } = wanted
  for (let step = 0; step < world.projects.length; step += 1) {
    const project = world.projects[(index + step) % world.projects.length]
    if (project?.form.property_type !== propertyType || project.form.property_subtype !== propertySubtype) continue
    const offered = project.form.property_unit_type
    const given = offered.includes(unitType) ? unitType : (offered[0] ?? NO_UNIT_TYPE)
    return { project, offering: offeringOf(propertyType, propertySubtype, given) }
  }
  return undefined
}

interface BrokerageKind {
  readonly offering: Offering
  readonly status: number
}

/** The kind of brokerage listing number `index`: each that a broker would offer, homes and sales most often. */
export function brokerageKindAt(index: number): BrokerageKind {
  const kind = DECK[(index * STRIDE) % DECK.length]
  if (kind === undefined) throw new RangeError(`No brokerage listing has the number ${index}`)
  return kind
}

interface Offer {
  readonly offering: Offering
  readonly extent: Extent
  readonly status: number
  readonly place: Place
  readonly barangay: string
}

/** Name of a broker's offer: `Sunny duplex with garden for sale on Narra Street, Sun Valley, Parañaque City`. */
function offerName({ offering, extent, status, place, barangay }: Offer, random: Random): string {
  const words = [
    random.pick(MANNERS[offering.family]),
    nounOf(offering, extent),
    random.pick(FEATURES[offering.family] ?? ['']),
    status === FOR_RENT ? 'for rent' : 'for sale',
    random.chance(0.4) ? `on ${random.pick(NAMES.streets)} Street,` : 'in',
    `${barangay}, ${place.city}`,
  ]
  return sentenceCase(words.filter((word) => word !== '').join(' '))
}
