import type { AREA_KINDS } from '@tahanan/contracts/place/area-offer.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { distanceSql, KIND, OFFERED, OUTLIER_RATIO_LEAST, OUTLIERS_OF_AREA } from './count-areas.ts'

/** A published offer whose price per sqm is far from what its kind costs around it; pesos. */
export interface PriceOutlier {
  readonly id: number
  readonly name: string
  readonly kind: (typeof AREA_KINDS)[number]
  readonly forRent: boolean
  readonly priceSqm: number
  readonly medianSqm: number
  /** Of the barangay, or of the city where the barangay has fewer than five of the kind. */
  readonly area: string
}

interface OutlierRow extends Omit<PriceOutlier, 'area'> {
  readonly code: string
}

/**
 * The offers furthest from the median of their kind in their area, above or below, the furthest first; six at most. The
 * medians are those of the areas' pages, and the areas know their furthest offers: whatever there is in the catalogue,
 * six areas and their six offers are read.
 */
export async function findPriceOutliers(pool: Queryable): Promise<PriceOutlier[]> {
  const { rows } = await pool.query<OutlierRow>({
    name: 'price-outliers',
    text: `with offer as (
        select code, median_sqm, s.id, s.price_sqm, s.for_rent, ${KIND} as kind
        from (
          select code, median_sqm, outlier_ids from area_view where outlier_distance is not null
          order by outlier_distance desc limit ${OUTLIERS_OF_AREA}) area
        cross join unnest(outlier_ids) as outlier (id) join listing_search s on s.id = outlier.id
      ), measured as (
        select code, id, for_rent, kind, price_sqm, (median_sqm::json ->> (${OFFERED}))::bigint as median from offer
      )
      select code, m.id, card::json ->> 'name' as name, kind, for_rent as "forRent",
        (price_sqm / 100.0)::float8 as "priceSqm", median::float8 as "medianSqm"
      from measured m join listing_view v on v.id = m.id
      where ${distanceSql('median')} >= ln(${OUTLIER_RATIO_LEAST})
      order by ${distanceSql('median')} desc, m.id desc limit ${OUTLIERS_OF_AREA}`,
  })
  const gazetteer = openGazetteer()
  return rows.map(({ code, ...outlier }) => ({ ...outlier, area: gazetteer.areaOf(code)?.name ?? '' }))
}
