import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { Pool } from 'pg'

/** How many listings there are of one kind; codes as the forms have them. */
export interface ListingTally {
  readonly listingType: ListingType
  readonly status: number
  readonly availability: number
  readonly isPublished: boolean
  readonly propertyType: number
  readonly listings: number
}

/** Counted by an index alone; only then are the types of projects looked up. */
export async function tallyListings(pool: Pool): Promise<ListingTally[]> {
  const { rows } = await pool.query<ListingTally>(
    `select listing_type as "listingType", status, availability, is_published as "isPublished",
       coalesce(p.property_type, g.property_type) as "propertyType", sum(listings)::integer as listings
     from (
       select listing_type, status, availability, is_published, property_type, project_id, count(*) as listings
       from app.listing where deleted_at is null group by 1, 2, 3, 4, 5, 6) g
     left join app.project p on p.id = g.project_id
     group by 1, 2, 3, 4, 5`,
  )
  return rows
}
