/** A listing as it was when somebody asked about it. `listingId` is null when there never was one of that slug. */
export interface AskedListing {
  readonly listingId: number | null
  readonly listingSlug: string | null
  readonly listingName: string | null
  readonly listingPrice: string | null
}
