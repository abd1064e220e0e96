import type { Place } from '@tahanan/contracts/place/place.ts'
import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { ListingDocument } from '../document/document.ts'
import type { Picture } from '../picture/picture.ts'
import type { ChosenProject } from './chosen-project.ts'
import type { Listing } from './listing.ts'

/** What a listing reads through its project (decisions 47, 58). */
export interface ProjectOfListing extends ChosenProject, Place {
  readonly name: string
  readonly slug: string
  readonly developerName: string
  readonly developerSlug: string
  readonly financingOption: readonly number[]
  readonly reservationFeeCentavos: number | null
  readonly amenities: readonly Named[]
}

/** A listing with everything that staff see of it. */
export interface ListingDetail extends Omit<Listing, 'amenityIds'> {
  readonly amenities: readonly Named[]
  readonly project: ProjectOfListing | null
  readonly pictures: readonly Picture[]
  /** Papers, of brokerage listings only. */
  readonly documents: readonly ListingDocument[]
}
