import { labelOf } from '../property/label-of.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { isPlaceholderLts } from './is-placeholder-lts.ts'
import { PROJECT_LISTING } from './listing-type.ts'
import type { ListingWarning } from './listing-warning.ts'
import { NEW_PROJECT_LISTING_DEFAULTS } from './new-project-listing-defaults.ts'

/** What the warnings depend on. */
export interface WarnedListing {
  readonly listingType: number
  readonly isPublished: boolean
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
  readonly unitType: number | null
  readonly dhsudLts: string | null
}

export interface WarnedProject {
  readonly dhsudLts: string
  readonly unitTypes: readonly number[]
}

/**
 * What staff are warned of: the form's default price published as it is (decision 46), a stand-in for the licence to sell
 * (decisions §10), a unit type that the project does not offer any more (decision 58). `project` is null where none is
 * chosen.
 */
export function listingWarnings(listing: WarnedListing, project: WarnedProject | null): ListingWarning[] {
  const warnings: ListingWarning[] = []
  if (listing.listingType === PROJECT_LISTING) {
    if (listing.isPublished && hasDefaultPrice(listing)) {
      const message = 'The price is still the ₱10,000 to ₱20,000 that a new listing starts with.'
      warnings.push({ code: 'default_price', field: 'min_price', message })
    }
    const lts = listing.dhsudLts ?? project?.dhsudLts ?? ''
    if (isPlaceholderLts(lts)) {
      const message = `"${lts}" is no licence to sell. Advertising needs its number.`
      warnings.push({ code: 'placeholder_lts', field: 'dhsud_lts', message })
    }
  }
  if (project !== null && listing.unitType !== null && !project.unitTypes.includes(listing.unitType)) {
    const message = `The project does not offer ${labelOf(UNIT_TYPES, listing.unitType)}. Choose another unit type.`
    warnings.push({ code: 'unit_type_not_offered', field: 'property_unit_type', message })
  }
  return warnings
}

interface ListingPrices {
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
}

/** Whether a project listing still has the form's ₱10,000 to ₱20,000: staff are warned when it is published (46). */
export function hasDefaultPrice({ minPriceCentavos, maxPriceCentavos }: ListingPrices): boolean {
  return (
    minPriceCentavos === NEW_PROJECT_LISTING_DEFAULTS.min_price * 100 &&
    maxPriceCentavos === NEW_PROJECT_LISTING_DEFAULTS.max_price * 100
  )
}
