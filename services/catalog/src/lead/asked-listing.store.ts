import type { PoolClient } from 'pg'

export interface FoundListing {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly listingType: number
  readonly status: number
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
}

/** By any slug it ever had; deleted ones as well. */
export async function findListingBySlug(client: PoolClient, slug: string): Promise<FoundListing | undefined> {
  const { rows } = await client.query<FoundListing>(
    `select l.id, l.slug, l.name, l.listing_type as "listingType", l.status,
       coalesce(l.min_price_centavos, l.price_centavos)::float8 as "minPriceCentavos",
       coalesce(l.max_price_centavos, l.price_centavos)::float8 as "maxPriceCentavos"
     from app.slug s join app.listing l on l.id = s.aggregate_id
     where s.noun = 'listing' and s.slug = $1`,
    [slug],
  )
  return rows[0]
}
