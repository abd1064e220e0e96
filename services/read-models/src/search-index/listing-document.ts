/** A listing as the index has it: what it is found and ordered by. Cards are not in it. */
export interface ListingDocument {
  readonly id: number
  /** Folded, separated by spaces. */
  readonly words: string
  readonly forRent: boolean
  readonly featured: boolean
  /** Codes of §3. */
  readonly propertyType: number
  readonly propertySubtype: number
  readonly bedroom: number | null
  readonly bathroom: number | null
  readonly parking: boolean
  /** Ids. */
  readonly amenities: readonly number[]
  readonly postedAtMs: number
  /** When the price was last changed, if that lowered it. */
  readonly loweredAtMs: number | null
  readonly unitType: number | null
  readonly stage: number | null
  /** Codes of §3. */
  readonly financing: readonly number[]
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  /** Codes of every area that it lies in. */
  readonly areas: readonly string[]
  /** What facets count it by: `bedrooms 2`, `price 2000000-4000000`. */
  readonly facets: readonly string[]
  readonly projectId: number | null
  readonly developerId: number | null
  /** Degrees; not `_geo`, whose tree Meilisearch writes anew, of all documents, with every task. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Null on request. */
  readonly priceMaxCentavos: number | null
  readonly priceSortCentavos: number
  /** What each order goes by: what is not known comes last, and first read backwards. */
  readonly cheapestKey: number
  readonly dearestKey: number
  readonly perSqmKey: number
  readonly sizeKey: number
}
