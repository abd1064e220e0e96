import { LISTING_FIELDS } from '@tahanan/contracts/listing/listing-fields.ts'
import type { Pool, PoolClient } from 'pg'
import { type Db, findRow, findsRow, getFound, onlyRow } from '../row/row.store.ts'
import { type ChosenProject, type Listing, type ListingReferences, listingSearchText } from './listing.ts'
import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { Place } from '@tahanan/contracts/place/place.ts'
import { listDocumentsOf, type ListingDocument } from '../document/document.store.ts'
import { listPicturesOf } from '../picture/picture.store.ts'
import type { Picture } from '../picture/picture.ts'

/** What pg would hand over as text is cast: centavos stay below 2^53, areas and percentages have two decimals. */
const CAST: ReadonlySet<string> = new Set(['amount', 'area', 'percentage'])

interface ListingColumn {
  readonly column: string
  readonly field: Exclude<keyof Listing, 'amenityIds'>
  /** How SQL reads it. */
  readonly cast?: string
}

/** What `app.listing` holds of a listing, and what it reads as. */
export const LISTING_COLUMNS: readonly ListingColumn[] = [
  { column: 'id', field: 'id' },
  { column: 'version', field: 'version' },
  { column: 'listing_type', field: 'listingType' },
  { column: 'slug', field: 'slug' },
  { column: 'status', field: 'status' },
  { column: 'area_code', field: 'areaCode' },
  { column: 'is_area_chosen', field: 'isAreaChosen' },
  { column: 'point', field: 'point' },
  { column: 'point_precision', field: 'pointPrecision' },
  { column: 'sold_at', field: 'soldAt' },
  { column: 'price_changes', field: 'priceChanges' },
  { column: 'created_at', field: 'createdAt' },
  { column: 'updated_at', field: 'updatedAt' },
  ...LISTING_FIELDS.filter((field) => field.column !== null).map(({ column, name, type }) => ({
    column,
    field: name,
    cast: CAST.has(type) || name === 'equityFixedCentavos' ? '::float8' : '',
  })),
]

export type ListingRow = Omit<Listing, 'amenityIds'>

export interface WantedReferences {
  readonly projectId: number | null
  readonly brokerId: number | null
  readonly amenityIds: readonly number[]
}

/** SQL for a `ListingRow` of the table, by the name that it has in a statement. */
export function listingColumnsOf(table: string): string {
  return LISTING_COLUMNS.map(({ column, field, cast = '' }) => `${table}.${column}${cast} as "${field}"`).join(', ')
}

const SELECTED = listingColumnsOf('listing')
const COLUMNS = LISTING_COLUMNS.map(({ column }) => column).join(', ')
const PARAMETERS = LISTING_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')
const ASSIGNMENTS = LISTING_COLUMNS.map(({ column }, index) => `${column} = $${index + 1}`).join(', ')
const NEXT = LISTING_COLUMNS.length + 1
const IS_PUBLISHED = `$${LISTING_COLUMNS.findIndex(({ field }) => field === 'isPublished') + 1}`

// Parents are locked FOR SHARE, so that none is deleted, and no project gets another type, until we have committed.
// Named by the outer query, each of these is read, and thereby locked.
const LOCKED_PARENTS = `
  project as materialized (
    select id, property_type as "propertyType", property_subtype as "propertySubtype", unit_types as "unitTypes",
           dhsud_lts as "dhsudLts", location
    from app.project where id = $1 and deleted_at is null for share),
  broker as materialized (select id from app.broker where id = $2 and deleted_at is null for share),
  amenity as materialized (
    select id from app.amenity where id = any($3) and deleted_at is null order by id for share)`
const PARENTS = `
  (select to_jsonb(project) from project) as project,
  exists (select from broker) as "hasBroker",
  array(select id from amenity) as "amenityIds"`

interface ParentsRow {
  readonly project: ChosenProject | null
  readonly hasBroker: boolean
  readonly amenityIds: readonly number[]
}

/** A listing that an earlier import made. */
export interface ImportedListing {
  readonly id: number
  readonly version: number
  readonly slug: string
  /** Of the run that took it in; null once it was deleted. */
  readonly runId: number | null
}

/** Locks the parents of a new listing, takes an id for it, and looks whether `importKey` was taken already. */
export async function prepareListing(
  client: PoolClient,
  wanted: WantedReferences,
  importKey: string | null,
): Promise<{ readonly id: number; readonly references: ListingReferences; readonly imported: ImportedListing | null }> {
  const { rows } = await client.query<ParentsRow & { id: number; imported: ImportedListing | null }>({
    name: 'listing.prepare',
    text: `with ${LOCKED_PARENTS}
      select ${PARENTS}, nextval(pg_get_serial_sequence('app.listing', 'id'))::integer as id,
             (select jsonb_build_object('id', id, 'version', version, 'slug', slug,
                'runId', case when deleted_at is null then import_run_id end)
              from app.listing where import_key = $4) as imported`,
    values: [wanted.projectId, wanted.brokerId, wanted.amenityIds, importKey],
  })
  const row = onlyRow(rows)
  return { id: row.id, imported: row.imported, references: referencesOf(row, wanted) }
}

/** Locks the parents that an update leads to, and reads what belongs to the listing: after its row has been locked. */
export async function lockReferences(
  client: PoolClient,
  id: number,
  wanted: WantedReferences,
): Promise<{
  readonly references: ListingReferences
  readonly amenityIds: readonly number[]
  readonly slugs: readonly string[]
}> {
  const { rows } = await client.query<ParentsRow & { own: number[]; slugs: string[] }>({
    name: 'listing.lock-references',
    text: `with ${LOCKED_PARENTS}
      select ${PARENTS},
             array(select amenity_id from app.listing_amenity where listing_id = $4 order by amenity_id) as own,
             array(select slug from app.slug where noun = 'listing' and aggregate_id = $4
                   order by used_at desc, slug) as slugs`,
    values: [wanted.projectId, wanted.brokerId, wanted.amenityIds, id],
  })
  const row = onlyRow(rows)
  return { references: referencesOf(row, wanted), amenityIds: row.own, slugs: row.slugs }
}

function referencesOf(row: ParentsRow, wanted: WantedReferences): ListingReferences {
  const project = wanted.projectId === null ? null : (row.project ?? undefined)
  return { project, hasBroker: row.hasBroker, amenityIds: row.amenityIds }
}

/** Locked until the transaction ends; undefined for one that is not there, or not any more. */
export function findListingForUpdate(client: PoolClient, id: number): Promise<ListingRow | undefined> {
  return findRow(client, {
    name: 'listing.find-for-update',
    text: `select ${SELECTED} from app.listing where id = $1 and deleted_at is null for update`,
    values: [id],
  })
}

/** One that was deleted, since `updatedAt`; locked until the transaction ends. */
export function findDeletedListing(client: PoolClient, id: number): Promise<ListingRow | undefined> {
  return findRow(client, `select ${SELECTED} from app.listing where id = $1 and deleted_at is not null for update`, [
    id,
  ])
}

/** Writes a deleted listing that is locked; it is deleted no more. */
export async function restoreListingRow(client: PoolClient, listing: Listing): Promise<void> {
  await client.query('update app.listing set deleted_at = null where id = $1', [listing.id])
  await updateListingRow(client, listing)
}

interface ImportSource {
  readonly importKey: string | null
  readonly importRunId: number | null
}

/** False when somebody else has just imported the same row: then nothing is written. */
export function insertListing(
  client: PoolClient,
  listing: Listing,
  { importKey, importRunId }: ImportSource,
): Promise<boolean> {
  return findsRow(client, {
    name: 'listing.insert',
    text: `with inserted as (
        insert into app.listing (${COLUMNS}, search_folded, import_key, import_run_id)
        values (${PARAMETERS}, $${NEXT}, $${NEXT + 1}, $${NEXT + 3})
        on conflict (import_key) do nothing returning id, slug, created_at),
      amenities as (
        insert into app.listing_amenity (listing_id, amenity_id)
        select inserted.id, amenity.id from inserted, unnest($${NEXT + 2}::integer[]) as amenity (id)),
      slugs as (
        insert into app.slug (noun, slug, aggregate_id, used_at)
        select 'listing', slug, id, created_at from inserted)
      select id from inserted`,
    values: [...valuesOf(listing), listingSearchText(listing), importKey, listing.amenityIds, importRunId],
  })
}

/** Writes a listing that is locked. */
export async function updateListingRow(client: PoolClient, listing: Listing): Promise<void> {
  await client.query({
    name: 'listing.update',
    // What is shown once more is its source's draft no more.
    text: `update app.listing set ${ASSIGNMENTS}, search_folded = $${NEXT},
      is_source_draft = is_source_draft and not ${IS_PUBLISHED} where id = $1`,
    values: [...valuesOf(listing), listingSearchText(listing)],
  })
}

function valuesOf(listing: Listing): unknown[] {
  // pg takes a list for an array of Postgres.
  return LISTING_COLUMNS.map(({ field }) =>
    field === 'priceChanges' ? JSON.stringify(listing.priceChanges) : listing[field],
  )
}

export interface ProjectChoice extends ChosenProject {
  readonly name: string
  readonly reservationFeeCentavos: number | null
}

interface ListingChoices {
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

/** @throws NotFound for one that is not there, or not any more */
export async function getListingDetail(db: Db, id: number): Promise<ListingDetail> {
  const looking = findRow<Omit<ListingDetail, 'pictures' | 'documents'>>(db, {
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
  const listing = await getFound('listing', id, looking)
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
