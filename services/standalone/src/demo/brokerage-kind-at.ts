import { FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { CONDOMINIUM, HOUSE_AND_LOT, RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { CONDOMINIUM_UNIT_TYPES, HOUSE_UNIT_TYPES, NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { type Offering, offeringOf } from './offering.ts'
import { PROJECT_KINDS } from './project-kinds.ts'

export interface BrokerageKind {
  readonly offering: Offering
  readonly status: number
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

/** The kind of brokerage listing number `index`: each that a broker would offer, homes and sales most often. */
export function brokerageKindAt(index: number): BrokerageKind {
  const kind = DECK[(index * STRIDE) % DECK.length]
  if (kind === undefined) throw new RangeError(`No brokerage listing has the number ${index}`)
  return kind
}
