import { failPicture } from '@tahanan/catalog/picture/complete-picture.ts'
import { formOf } from '@tahanan/admin-api/upload/form-of.fixture.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { listingAttentionEndpoints } from '@tahanan/contracts/attention/attention.endpoints.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { documentEndpoints } from '@tahanan/contracts/document/document.endpoints.ts'
import { interestEndpoints } from '@tahanan/contracts/interest/interest.endpoints.ts'
import { interestPublicEndpoints } from '@tahanan/contracts/interest/interest.public-endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { placeEndpoints } from '@tahanan/contracts/place/place.endpoints.ts'
import { paletteEndpoints } from '@tahanan/contracts/palette/palette.endpoints.ts'
import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { PLANTED } from './planted.fixture.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

/** What visitors can look at afterwards. */
export interface WalkedCatalogue {
  readonly developerSlug: string
  readonly projectSlug: string
  readonly listingId: number
  readonly listingSlug: string
}

let photos = 0
async function photo(): Promise<Buffer> {
  photos += 1
  return phonePhoto({ width: 320, height: 240, seed: photos })
}

/** Developers, projects, amenities, listings, their pictures and papers: every call of staff, once at least. */
export async function visitCatalogue({ call, look, admin }: JourneyStage): Promise<WalkedCatalogue> {
  const office = { office_address: 'Ortigas', contact_number: '(02) 8123 4567', contact_person: 'Ana Reyes' }
  const developer = await call(developerEndpoints.create, {
    body: { name: 'Builders', ...office, details: '<p>x</p>' },
  })
  const logo = formOf({ name: 'Better Builders' }, { pictures: [['logo.jpg', await photo()]] })
  await call(developerEndpoints.update, { params: developer, body: logo })
  const { slug: developerSlug } = await call(developerEndpoints.get, { params: developer, as: 'viewer' })
  await call(developerEndpoints.list, { as: 'viewer' })
  const shortLived = await call(developerEndpoints.create, { body: { name: 'Short-lived', ...office } })
  await call(developerEndpoints.delete, { params: shortLived })

  const amenity = await call(amenityEndpoints.create, { body: { name: 'Pool' } })
  await call(amenityEndpoints.update, { params: amenity, body: { name: 'Lap pool' } })
  await call(amenityEndpoints.get, { params: amenity, as: 'viewer' })
  await call(amenityEndpoints.list, { as: 'viewer' })
  await call(amenityEndpoints.delete, { params: await call(amenityEndpoints.create, { body: { name: 'Gone' } }) })

  await call(placeEndpoints.find, { query: { q: 'cubao' }, as: 'viewer' })
  await call(placeEndpoints.resolve, { query: { location: 'Cubao' }, as: 'viewer' })
  const tower = { developer_id: developer.id, dhsud_lts: 'LTS-1', location: 'Cubao', financing_option: [0] }
  const condominium = { property_type: 0, property_subtype: 2, property_unit_type: [7], amenities: [amenity.id] }
  const project = await call(projectEndpoints.create, { body: { name: 'Tower', ...tower, ...condominium } })
  await call(projectEndpoints.update, { params: project, body: { details: '<p>Two towers.</p>' } })
  await call(projectEndpoints.get, { params: project, as: 'viewer' })
  await call(projectEndpoints.list, { as: 'viewer' })
  await call(projectEndpoints.delete, {
    params: await call(projectEndpoints.create, { body: { name: 'Gone', ...tower } }),
  })
  await visitPictures('project', project.id)
  await visitPictures('site', 1)

  await call(listingEndpoints.fetchCreateData, { as: 'viewer' })
  const unit = {
    name: 'Unit 12F',
    location: 'Cubao',
    project: project.id,
    property_unit_type: 7,
    amenities: [amenity.id],
  }
  await call(listingEndpoints.create, { query: { listing_type: 'project' }, body: unit })
  const house = {
    name: 'House in Lipa',
    location: 'Lipa, Batangas',
    price: 4_500_000,
    listing_owner: PLANTED.owner,
    owner_of_the_property: PLANTED.propertyOwner,
    title_number: PLANTED.titleNumber,
    tax_declaration_number: PLANTED.taxDeclaration,
    terms_of_payment: PLANTED.terms,
  }
  const listing = await call(listingEndpoints.create, { query: { listing_type: 'brokerage' }, body: house })
  await call(listingEndpoints.update, {
    params: listing,
    body: { price: 4_600_000, listing_owner: `${PLANTED.owner} Jr.` },
  })
  await call(listingEndpoints.get, { params: listing, as: 'viewer' })
  await call(listingEndpoints.fetchEdit, { params: listing, as: 'viewer' })
  await call(listingEndpoints.fetchView, { params: listing, as: 'viewer' })
  await call(interestPublicEndpoints.seen, { params: listing, as: 'nobody' })
  await call(interestEndpoints.listing, { params: listing, as: 'viewer' })
  await call(auditEndpoints.history, { params: { noun: 'listing', id: listing.id }, as: 'viewer' })
  const { results } = await call(listingEndpoints.list, { as: 'viewer' })
  await call(paletteEndpoints.find, { query: { q: 'lipa' }, as: 'viewer' })
  await call(paletteEndpoints.findTitle, { body: { title_number: PLANTED.titleNumber } })
  await call(listingAttentionEndpoints.list, { as: 'viewer' })
  const gone = await call(listingEndpoints.create, {
    query: { listing_type: 'brokerage' },
    body: { ...house, name: 'Gone' },
  })
  await call(listingEndpoints.bulk, { body: { listings: [{ id: gone.id, version: 1, featured: true }] } })
  await call(listingEndpoints.delete, { params: gone })
  await visitViews()
  await visitPictures('listing', listing.id)

  const scan = formOf(
    {},
    {
      'image[]': [
        [PLANTED.documentName, await photo()],
        [PLANTED.documentName, await photo()],
      ],
    },
  )
  const query = { brokerage_field: 'title' }
  const [title, spare] = await call(documentEndpoints.upload, { params: listing, query, body: scan })
  await look(documentEndpoints.view, { params: { id: title?.id ?? 0 }, as: 'viewer' })
  await call(documentEndpoints.delete, { params: { id: spare?.id ?? 0 } })

  const slug = results.find(({ id }) => id === listing.id)?.slug ?? ''
  return { developerSlug, projectSlug: project.slug, listingId: listing.id, listingSlug: slug }

  async function visitViews(): Promise<void> {
    const { create, update, counts, list, delete: remove } = viewEndpoints
    const as = 'viewer'
    const view = await call(create, { as, body: { name: 'Rentals', query: 'offer=rent' } })
    await call(update, { as, params: view, body: { name: 'For rent' } })
    await call(list, { as })
    await call(counts, { as })
    await call(remove, { as, params: view })
  }

  async function visitPictures(owner: 'listing' | 'project' | 'site', id: number): Promise<void> {
    const files = [
      ['a.jpg', await photo()],
      ['b.jpg', await photo()],
    ] as const
    const as = owner === 'site' ? 'admin' : 'editor'
    const body = formOf({}, { 'image[]': files })
    const [first, second] = await call(pictureEndpoints[owner].upload, { as, params: { id }, body })
    if (first === undefined || second === undefined) throw new Error('The pictures were not added.')
    await call(pictureEndpoints[owner].reorder, { as, params: { id }, body: { pictures: [second.id, first.id] } })
    await call(pictureEndpoints[owner].update, { as, params: first, body: { caption: 'The gate' } })
    await failPicture(admin.catalog, admin.catalog.context, { id: first.id, renderVersion: 1, cause: 'broken' })
    await call(pictureEndpoints.retry, { params: first })
    await call(pictureEndpoints[owner].delete, { as, params: second })
  }
}
