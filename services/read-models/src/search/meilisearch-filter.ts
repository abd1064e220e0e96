import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import { centavoRange } from './centavo-range.ts'

/** The filters in Meilisearch's language: all of these conditions. */
export function meilisearchFilter(filters: ListingFilters): readonly string[] {
  const { forRent, type, price, featured, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = filters
  const conditions: string[] = []
  if (forRent !== undefined) conditions.push(`forRent = ${forRent}`)
  if (featured) conditions.push('featured = true')
  if (type !== undefined) {
    const shelves = [false, true].map((status) => shelfNumber({ forRent: status, kind: type, bucket: 0 }))
    conditions.push(`shelves IN [${shelves.join()}]`)
  }
  if (price !== undefined) {
    const { fromCentavos, belowCentavos } = centavoRange(price)
    conditions.push(`priceMaxCentavos >= ${fromCentavos}`, `priceSortCentavos < ${belowCentavos}`)
  }
  if (bedrooms !== undefined) conditions.push(`bedroom ${bedrooms.orMore ? '>=' : '='} ${bedrooms.count}`)
  if (unitType !== undefined) conditions.push(`unitType = ${unitType}`)
  if (stage !== undefined) conditions.push(`stage = ${stage}`)
  if (financing !== undefined) conditions.push(`financing = ${financing}`)
  if (lotMinSqm !== undefined) conditions.push(`lotAreaSqm >= ${lotMinSqm}`)
  if (lotMaxSqm !== undefined) conditions.push(`lotAreaSqm <= ${lotMaxSqm}`)
  return conditions
}
