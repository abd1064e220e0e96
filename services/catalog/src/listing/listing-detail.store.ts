import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { Place } from '@tahanan/contracts/place/place.ts'
import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { Pool, PoolClient } from 'pg'
import { listDocumentsOf, type ListingDocument } from '../document/document.store.ts'
import { listPicturesOf } from '../picture/picture.store.ts'
import type { Picture } from '../picture/picture.ts'
import type { ChosenProject, Listing } from './listing.ts'
import { listingColumnsOf } from './listing.store.ts'

/** @throws NotFound for one that is not there, or not any more */
export async function getListingDetail(db: Pool | PoolClient, id: number): Promise<ListingDetail> {
  const { rows } = await db.query<Omit<ListingDetail, 'pictures' | 'documents'>>({
    name: 'listing.detail',
    text: `select ${listingColumnsOf('l')}, listing_amenity.list as amenities, project.whole as project
      from app.listing l
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name, a.id), '[]') as list
        from app.listing_amenity la join app.amenity a on a.id = la.amenity_id
        where la.listing_id = l.id) listing_amenity
      left join lateral (
        select jsonb_build_object(
          'id', p.id, 'name', p.name, 'slug', p.slug, 'propertyType', p.property_type,
          'propertySubtype', p.property_subtype, 'unitTypes', p.unit_types, 'dhsudLts', p.dhsud_lts,
          'location', p.location, 'areaCode', p.area_code, 'isAreaChosen', coalesce(p.is_area_chosen, false),
          'point', p.point, 'pointPrecision', p.point_precision,
          'developerName', d.name, 'developerSlug', d.slug, 'financingOption', p.financing_option,
          'reservationFeeCentavos', p.reservation_fee_centavos,
          'amenities', (
            select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name, a.id), '[]')
            from app.project_amenity pa join app.amenity a on a.id = pa.amenity_id
            where pa.project_id = p.id)) as whole
        from app.project p join app.developer d on d.id = p.developer_id
        where p.id = l.project_id) project on true
      where l.id = $1 and l.deleted_at is null`,
    values: [id],
  })
  const [listing] = rows
  if (listing === undefined) throw new NotFound('listing', id)
  const pictures = await listPicturesOf(db, 'listing', [id])
  const documents = listing.listingType === BROKERAGE_LISTING ? await listDocumentsOf(db, id) : []
  return { ...listing, pictures, documents }
}

/** What a listing reads through its project (decisions 47, 58). */
interface ProjectOfListing extends ChosenProject, Place {
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
