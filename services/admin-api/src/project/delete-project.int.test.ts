import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { openProjectCalls, type ProjectCalls } from './project-calls.fixture.ts'

const { get, update, delete: remove } = projectEndpoints
const { delete: removeUnit } = listingEndpoints

let api: TestAdminApi
let calls: ProjectCalls
beforeAll(async () => {
  api = await startTestAdminApi()
  calls = await openProjectCalls(api)
})
afterAll(() => api.close())

const deleteProject = (id: number) => api.request('DELETE', `/admin/projects/${id}/`)
const deleteAmenity = (id: number) => api.request('DELETE', `/admin/amenities/${id}/`)

describe('DELETE /admin/projects/{id}/', () => {
  test('204, once', async () => {
    const { id } = await calls.add()
    expect((await deleteProject(id)).status).toBe(204)
    expect((await deleteProject(id)).status).toBe(404)
  })

  test('409 with counts while it has listings, which one project answers with', async () => {
    const { id } = await calls.add()
    const older = await calls.addUnit(id)
    const younger = await calls.addUnit(id)
    expect(await api.ask(get, { params: { id } })).toMatchObject({
      listing: [{ id: younger, name: 'Unit 12F' }, { id: older }],
      listing_count: 2,
    })
    expect(await deleteProject(id)).toMatchObject({ status: 409, body: { code: 'in_use', counts: { listings: 2 } } })
    for (const unit of [older, younger]) await api.ask(removeUnit, { params: { id: unit } })
    expect((await deleteProject(id)).status).toBe(204)
  })

  test('while listings are added to it, never leaves one without its project', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await calls.add()
      const replies = await Promise.all([deleteProject(id), calls.postUnit(id), calls.postUnit(id)])
      expect([
        [204, 400, 400],
        [409, 201, 201],
        [409, 201, 400],
        [409, 400, 201],
      ]).toContainEqual(replies.map((reply) => reply.status))
    }
  })
})

describe('DELETE /admin/amenities/{id}/', () => {
  test('409 with counts while projects or listings have it', async () => {
    const amenity = await calls.addAmenity('Roof deck')
    const inUse = (projects: number, listings: number) => ({
      status: 409,
      body: { code: 'in_use', counts: { projects, listings } },
    })
    const { id } = await calls.add({ amenities: [amenity] })
    expect(await deleteAmenity(amenity)).toMatchObject(inUse(1, 0))
    const unit = await calls.addUnit(id, { amenities: [amenity] })
    expect(await deleteAmenity(amenity)).toMatchObject(inUse(1, 1))
    await api.ask(update, { params: { id }, body: { amenities: [] } })
    expect(await deleteAmenity(amenity)).toMatchObject(inUse(0, 1))
    await api.ask(removeUnit, { params: { id: unit } })
    expect((await deleteAmenity(amenity)).status).toBe(204)
  })

  test('a deleted project holds it no more', async () => {
    const amenity = await calls.addAmenity('Sky lounge')
    const { id } = await calls.add({ amenities: [amenity] })
    await api.ask(remove, { params: { id } })
    expect((await deleteAmenity(amenity)).status).toBe(204)
  })

  test('while a project with it is being saved, one of the two is refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const amenity = await calls.addAmenity(`Amenity ${round}`)
      const replies = await Promise.all([deleteAmenity(amenity), calls.post(calls.buildForm({ amenities: [amenity] }))])
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual(replies.map((reply) => reply.status))
    }
  })
})
