import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { ProjectAnswer } from '@tahanan/contracts/project/project.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import type { Reply, TestAdminApi } from '../router/admin-api.fixture.ts'

type Overrides = Readonly<Record<string, unknown>>

/** What tests of projects say to the admin API: a developer and two amenities are there, Pool and Gym. */
export interface ProjectCalls {
  readonly developerId: number
  readonly amenityIds: number[]
  /** The payload of §7 for a condominium, with a name of its own. */
  buildForm(overrides?: Overrides): Overrides & { readonly name: string }
  post(body: unknown): Promise<Reply>
  /** Rejects unless it is created. */
  add(overrides?: Overrides): Promise<ProjectAnswer>
  addDeveloper(name: string): Promise<number>
  addAmenity(name: string): Promise<number>
  /** A two-bedroom listing of a project that offers those. */
  postUnit(projectId: number, overrides?: Overrides): Promise<Reply>
  /** Answers its id; rejects unless it is created. */
  addUnit(projectId: number, overrides?: Overrides): Promise<number>
}

export async function openProjectCalls(api: TestAdminApi): Promise<ProjectCalls> {
  const developerId = await addDeveloper('Megaworld Homes')
  const amenityIds = [await addAmenity('Pool'), await addAmenity('Gym')]
  let count = 0

  async function addDeveloper(name: string): Promise<number> {
    const form = { name, office_address: 'Taguig', contact_number: '0917 555 0100', contact_person: 'Ana Reyes' }
    return (await api.ask(developerEndpoints.create, { body: form })).id
  }

  async function addAmenity(name: string): Promise<number> {
    return (await api.ask(amenityEndpoints.create, { body: { name } })).id
  }

  function buildForm(overrides: Overrides = {}) {
    count += 1
    return {
      name: `Residences ${count}`,
      developer_id: developerId,
      dhsud_lts: 'LTS No. 0034567',
      property_type: 0,
      property_subtype: 2,
      property_unit_type: [7, 5],
      amenities: amenityIds,
      location: 'Cubao, Quezon City',
      details: '<p>Two towers.</p>',
      financing_option: [0, 2],
      reservation_fee: '₱20,000.50',
      ...overrides,
    }
  }

  const post = (body: unknown) => api.request('POST', '/admin/projects/', { body })

  const postUnit = (projectId: number, overrides: Overrides = {}) =>
    api.request('POST', '/admin/listing/?listing_type=project', {
      body: { name: 'Unit 12F', location: 'Cubao', project: projectId, property_unit_type: 7, ...overrides },
    })

  return {
    developerId,
    amenityIds,
    buildForm,
    post,
    add: async (overrides) => projectEndpoints.create.answer.parse((await post(buildForm(overrides))).body),
    addDeveloper,
    addAmenity,
    postUnit,
    addUnit: async (...unit) => listingEndpoints.create.answer.parse((await postUnit(...unit)).body).id,
  }
}
