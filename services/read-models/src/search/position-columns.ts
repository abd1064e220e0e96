import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'

/** A `ListingPosition` as columns: `price_sort` without the number that stands for a price on request. */
export const POSITION_COLUMNS = `id, nullif(price_sort, ${PRICE_SORT_ON_REQUEST})::float8 as "priceCentavos"`
