import type { createProjectBody } from '@tahanan/contracts/project/project.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { hasAmenities, hasFinancing } from '@tahanan/contracts/property/property-rules.ts'
import { HOUSE_AND_LOT, LOT_ONLY } from '@tahanan/contracts/property/property-type.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'
import type { z } from 'zod'
import { DEMO_SEED, createRandom, type Random } from './random.ts'
import { fill, PHRASES } from './phrases.ts'
import { locationOf, type Place, placesFor } from './places-for.ts'
import { NAMES } from './names.ts'
import { type Family, type Offering, offeringOf } from './offering.ts'
import { PROJECT_KINDS } from './project-kinds.ts'

const SUFFIXES: Readonly<Record<Family, readonly string[]>> = {
  condo: ['Residences', 'Towers', 'Place', 'Suites', 'Terraces', 'Heights', 'Skyview', 'Central'],
  house: ['Village', 'Homes', 'Meadows', 'Hills', 'Grove', 'Parkhomes', 'Ridge', 'Courtyards'],
  lot: ['Lots at the Park', 'Lakeside Lots', 'Hillside Lots'],
  shopLot: ['Business Park', 'Commercial Row', 'Trade Avenue'],
  building: ['Corporate Center', 'Offices', 'Business Tower'],
  hotel: ['Suites Hotel', 'Grand Hotel', 'Garden Hotel'],
  resort: ['Beach Villas', 'Cove Resort', 'Leisure Villas'],
  farm: ['Farm Estates', 'Agri Gardens', 'Orchard Estates'],
  factoryLot: ['Industrial Park', 'Logistics Park', 'Makers Estate'],
  memorial: ['Memorial Park', 'Garden of Rest', 'Eternal Gardens'],
  special: ['School Campus', 'Wellness Grounds', 'Heritage Estate'],
}

/** A project's payload (§7), with what its listings need to know of it. */
export interface DemoProject {
  readonly form: z.input<typeof createProjectBody> & {
    readonly property_type: number
    readonly property_subtype: number
    readonly property_unit_type: readonly number[]
  }
  readonly place: Place
  /** Whether its completion date is past: its listings are ready for occupancy, of other projects they are pre-selling. */
  readonly isBuilt: boolean
}

/** What a project depends on: ids that the catalogue gave to what it refers to, and the day of the seed. */
export interface ProjectParents {
  readonly now: Date
  readonly developerIds: readonly number[]
  readonly amenityIds: readonly number[]
}

const BUILT_SHARE = 0.4
/** A project is completed at most so many years ago, or so many years from now. */
const COMPLETION_YEARS = 4
const RESERVATION_FEES_PESOS = [10_000, 15_000, 20_000, 25_000, 30_000, 50_000]
/** One project in this many has no licence number yet, so that its warning can be seen. */
const PENDING_LICENCE = 27

/** Project number `index`: each kind in turn, under each developer in turn. */
export function demoProject(index: number, parents: ProjectParents): DemoProject {
  const random = createRandom(DEMO_SEED.project, index)
  const { propertyType, propertySubtype } = turn(PROJECT_KINDS, index)
  const offering = offeringOf(propertyType, propertySubtype, -1)
  const place = random.pick(placesFor(offering.family))
  const barangay = random.pick(place.barangays)
  const name = projectName(offering.family, index)
  const isBuilt = createRandom(DEMO_SEED.completion, index).chance(BUILT_SHARE)
  const years = random.int(1, COMPLETION_YEARS)
  const year = parents.now.getUTCFullYear() + (isBuilt ? -years : years)
  return {
    place,
    isBuilt,
    form: {
      name,
      developer_id: turn(parents.developerIds, index),
      dhsud_lts: index % PENDING_LICENCE === PENDING_LICENCE - 1 ? 'TBA' : licenceNumber(random),
      property_type: propertyType,
      property_subtype: propertySubtype,
      property_unit_type: unitTypes(offering, index, random),
      amenities: hasAmenities(propertyType) ? random.pickSome(parents.amenityIds, random.int(5, 12)) : [],
      location: locationOf(place, barangay),
      details: projectDetails(name, offering, place, barangay, random),
      ...(hasFinancing(propertyType) && {
        financing_option: financing(random),
        reservation_fee: random.pick(RESERVATION_FEES_PESOS),
      }),
      completion_date: `${year}-${String(random.int(1, 12)).padStart(2, '0')}-28`,
    },
  }
}

/** Two to four of those that apply, the first of them by turn, so that every one is offered somewhere. */
function unitTypes({ propertyType, propertySubtype }: Offering, index: number, random: Random): number[] {
  const all = unitTypesFor(propertyType, propertySubtype)
  if (all.length === 0) return []
  const first = turn(all, index + Math.floor(index / PROJECT_KINDS.length))
  return [...new Set([first, ...random.pickSome(all, random.int(1, 3))])].toSorted((a, b) => a - b)
}

function financing(random: Random): number[] {
  return random.pickSome([...FINANCING_OPTIONS.keys()], random.int(1, 4))
}

function licenceNumber(random: Random): string {
  return `LTS No. ${String(random.int(1, 99_999)).padStart(7, '0')}`
}

function turn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('There is nothing to take in turn')
  return item
}

/** Two short paragraphs on a project. */
function projectDetails(name: string, offering: Offering, place: Place, barangay: string, random: Random): string {
  const isLand = offering.propertySubtype === LOT_ONLY
  const opening = fill(random.pick(isLand ? PHRASES.projectLand : PHRASES.project), {
    name,
    barangay,
    city: place.city,
  })
  const closing =
    offering.propertySubtype === HOUSE_AND_LOT ? '<p>Model houses are open on weekends; bring the children.</p>' : ''
  return `<p>${opening} ${random.pick(PHRASES.setting[place.setting])}</p>${closing}`
}

/**
 * Name of project number `index`; no two are the same, as §5 wants: a word meets each suffix once, moving on by one a
 * round, and once all pairs are used, phases follow.
 */
function projectName(family: Family, index: number): string {
  const { words } = NAMES
  const suffixes = SUFFIXES[family]
  const round = Math.floor(index / words.length)
  const phase = Math.floor(round / suffixes.length) + 1
  const name = `${words[index % words.length]} ${suffixes[(index + round) % suffixes.length]}`
  return phase === 1 ? name : `${name} Phase ${phase}`
}
