import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { Pool } from 'pg'
import type { ChosenProject } from './listing.ts'

export interface ProjectChoice extends ChosenProject {
  readonly name: string
  readonly reservationFeeCentavos: number | null
}

export interface ListingChoices {
  readonly projects: readonly ProjectChoice[]
  readonly amenities: readonly Named[]
  readonly hasBroker: boolean
}

/** Everything a listing can refer to, by name, as of one moment; and whether there is a broker of this id. */
export async function readListingChoices(pool: Pool, brokerId: number): Promise<ListingChoices> {
  const { rows } = await pool.query<ListingChoices>(
    `select
       (select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'propertyType', property_type, 'propertySubtype', property_subtype,
          'unitTypes', unit_types, 'dhsudLts', dhsud_lts, 'location', location,
          'reservationFeeCentavos', reservation_fee_centavos) order by name, id), '[]')
        from app.project where deleted_at is null) as projects,
       (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]')
        from app.amenity where deleted_at is null) as amenities,
       exists (select from app.broker where id = $1 and deleted_at is null) as "hasBroker"`,
    [brokerId],
  )
  return rows[0] ?? { projects: [], amenities: [], hasBroker: false }
}
