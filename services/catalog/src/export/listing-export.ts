import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { findSearchedWords, matchListings } from '../listing/listing-list.store.ts'
import type { ExportDefinition } from './export-definition.ts'
import { labelSql } from './label-sql.ts'

const pesos = (column: string): string => `round(t.${column} / 100.0, 2)`

/** Listings of both kinds; a listing of a project has the project's type and subtype. */
export const LISTING_EXPORT: ExportDefinition = {
  noun: 'listing',
  find: async (pool, q) => matchListings(await findSearchedWords(pool, q)),
  joins: 'left join app.project p on p.id = t.project_id left join app.broker b on b.id = t.broker_id',
  columns: {
    slug: 't.slug',
    kind: labelSql(['Project', 'Brokerage'], 't.listing_type'),
    name: 't.name',
    status: `case t.listing_type when 0 then ${labelSql(PROJECT_STATUSES, 't.status')}
      else ${labelSql(BROKERAGE_STATUSES, 't.status')} end`,
    property_type: labelSql(PROPERTY_TYPES, 'coalesce(p.property_type, t.property_type)'),
    property_subtype: labelSql(PROPERTY_SUBTYPES, 'coalesce(p.property_subtype, t.property_subtype)'),
    unit_type: labelSql(UNIT_TYPES, 't.unit_type'),
    project: 'p.name',
    broker: 'b.name',
    location: 't.location',
    price: pesos('price_centavos'),
    min_price: pesos('min_price_centavos'),
    max_price: pesos('max_price_centavos'),
    reservation_fee: pesos('reservation_fee_centavos'),
    bedroom: 't.bedroom',
    bathroom: 't.bathroom',
    carpark: 't.carpark',
    floor_area: 't.floor_area_sqm',
    lot_area: 't.lot_area_sqm',
    amenities: `(select string_agg(a.name, '; ' order by a.name) from app.listing_amenity la
      join app.amenity a on a.id = la.amenity_id where la.listing_id = t.id)`,
    financing_option: `(select string_agg(${labelSql(FINANCING_OPTIONS, 'code')}, '; ' order by code)
      from unnest(t.financing_option) code)`,
    terms_of_payment: 't.terms_of_payment',
    title_number: 't.title_number',
    tax_declaration_number: 't.tax_declaration_number',
    listing_owner: 't.listing_owner',
    owner_of_the_property: 't.owner_of_the_property',
    featured: 't.featured',
    published: 't.is_published',
    available: 't.availability = 0',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
}
