import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { failPicture } from '@tahanan/catalog/picture/complete-picture.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProjectCalls, type ProjectCalls } from '../project/project-calls.fixture.ts'
import { type Reply, startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

let api: TestAdminApi
let calls: ProjectCalls
let projectId: number
let listingId: number
let photos = 0

beforeAll(async () => {
  api = await startTestAdminApi({ picturesMax: 6 })
  calls = await openProjectCalls(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  projectId = (await calls.add()).id
  listingId = await calls.addUnit(projectId)
})

function newPhoto(): Promise<Buffer> {
  photos += 1
  return phonePhoto({ width: 400, height: 300, seed: photos })
}

const images = async (...names: string[]) => {
  const files = names.map(async (name) => [name, await newPhoto()] as const)
  return formOf({}, { 'image[]': await Promise.all(files) })
}

function post(form: FormData, path = `/admin/listing/${listingId}/upload_images/`): Promise<Reply> {
  return api.request('POST', path, { body: form })
}

async function upload(...names: string[]): Promise<number[]> {
  const reply = await post(await images(...names))
  return pictureEndpoints.listing.upload.answer.parse(reply.body).map(({ id }) => id)
}

async function editIds(): Promise<number[]> {
  const { pictures } = await api.ask(listingEndpoints.fetchEdit, { params: { id: listingId } })
  return pictures.map(({ id }) => id)
}

const nothingUnderWay = () => expect.poll(() => readdir(join(api.dataDir, 'uploads'))).toEqual([])

describe('POST …/upload_images/', () => {
  test('201 with the new pictures, which every answer shows from then on', async () => {
    const reply = await post(await images('front.jpg', 'back.jpg'))
    expect(reply.status).toBe(201)
    const pictures = pictureEndpoints.listing.upload.answer.parse(reply.body)
    expect(pictures).toMatchObject([{ state: 'pending', caption: '', kind: null }, { state: 'pending' }])
    for (const { image, url } of pictures) expect(image).toBe(url)
    const answers = [
      await api.ask(listingEndpoints.fetchEdit, { params: { id: listingId } }),
      await api.ask(listingEndpoints.fetchView, { params: { id: listingId } }),
      await api.ask(listingEndpoints.get, { params: { id: listingId } }),
    ]
    for (const answer of answers) expect(answer.pictures).toEqual(pictures)
    const [picture] = pictures
    expect(await auditTrail(api.catalog.pool, 'picture', picture?.id ?? 0)).toMatchObject([
      { action: 'create', account: api.accountIds.editor, role: 'editor' },
    ])
    await nothingUnderWay()
  })

  test('of a project, in its answers and in its developer’s', async () => {
    const reply = await post(await images('tower.jpg', 'pool.jpg'), `/admin/projects/${projectId}/upload_images/`)
    expect(reply.status).toBe(201)
    const pictures = pictureEndpoints.project.upload.answer.parse(reply.body)
    expect(await api.ask(projectEndpoints.get, { params: { id: projectId } })).toMatchObject({ pictures })
    const { results } = await api.ask(projectEndpoints.list)
    expect(results.find(({ id }) => id === projectId)?.pictures).toEqual(pictures)
    const developer = await api.request('GET', `/admin/developer/${calls.developerId}/`)
    expect(developer.body).toMatchObject({
      projects: expect.arrayContaining([expect.objectContaining({ id: projectId, pictures: pictures.slice(0, 1) })]),
    })
  })

  test('of the board, by administrators alone; captions and order are theirs, too', async () => {
    const path = '/admin/site/1/upload_images/'
    const asAdmin = (method: 'POST' | 'PATCH' | 'DELETE', at: string, body: unknown) =>
      api.request(method, at, { as: 'admin', body })
    expect((await post(await images('ana.jpg'), path)).status).toBe(403)
    const reply = await asAdmin('POST', path, await images('ana.jpg', 'ben.jpg'))
    expect(reply.status).toBe(201)
    const [ana, ben] = pictureEndpoints.site.upload.answer.parse(reply.body).map(({ id }) => id)
    const one = `/admin/site-images/${ana}/`
    expect(await asAdmin('PATCH', one, { caption: 'Ana Reyes' })).toMatchObject({ body: { caption: 'Ana Reyes' } })
    expect((await api.request('PATCH', one, { body: { caption: 'Mine' } })).status).toBe(403)
    expect((await asAdmin('POST', '/admin/site/1/reorder_images/', { pictures: [ben, ana] })).status).toBe(200)
    const shown = async () => (await api.ask(siteEndpoints.get, {})).pictures.map(({ id }) => id)
    expect(await shown()).toEqual([ben, ana])
    expect((await asAdmin('DELETE', one, undefined)).status).toBe(204)
    expect(await shown()).toEqual([ben])
    expect((await asAdmin('POST', '/admin/site/2/upload_images/', await images('a.jpg'))).status).toBe(404)
  })

  test('400 for what is no picture, by the names that were sent, and nothing is kept', async () => {
    const form = await images('good.jpg')
    form.append('image[]', new Blob(['GIF89a']), '../../x.gif')
    form.append('image[]', new Blob(['text']), 'y.jpg')
    expect(await post(form)).toMatchObject({
      status: 400,
      body: { 'image[]': ['Invalid image format: x.gif, y.jpg'] },
    })
    expect(await editIds()).toEqual([])
    await nothingUnderWay()
  })

  test('400 for 21 files, for none, for a wrong field', async () => {
    const small = await newPhoto()
    const many = formOf({}, { 'image[]': Array.from({ length: 21 }, (_, index) => [`${index}.jpg`, small] as const) })
    expect(await post(many)).toMatchObject({
      status: 400,
      body: { 'image[]': ['You can only upload up to 20 images.'] },
    })
    expect(await post(formOf({}, {}))).toMatchObject({ status: 400, body: { 'image[]': ['Field is required'] } })
    expect(await post(formOf({}, { photos: [['a.jpg', small]] }))).toMatchObject({
      status: 400,
      body: { photos: ['This is not known here. Use one of: image[], before.'] },
    })
  })

  test('400 for a file of 11 MB, taken at 10', async () => {
    const photo = await newPhoto()
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
    const large = formOf({}, { 'image[]': [['large.jpg', padded(11_000_000)]] })
    expect(await post(large)).toMatchObject({
      status: 400,
      body: { 'image[]': ['Use at most 10 MB for each file: large.jpg'] },
    })
    const fits = formOf({}, { 'image[]': [['fits.jpg', padded(10 * 1024 * 1024)]] })
    expect((await post(fits)).status).toBe(201)
    await nothingUnderWay()
  })

  test('400 above the number that a listing may have', async () => {
    await upload('1', '2', '3', '4')
    expect(await post(await images('5', '6', '7'))).toMatchObject({
      status: 400,
      body: { 'image[]': ['A listing can have 6 pictures, and this one has 4. Delete some first.'] },
    })
    expect(await editIds()).toHaveLength(4)
  })

  test('401 and 403 before anything is read, 404 for what is not there, 415 for no form', async () => {
    const path = `/admin/listing/${listingId}/upload_images/`
    const body = await images('a.jpg')
    expect((await api.request('POST', path, { as: 'nobody', body })).status).toBe(401)
    expect((await api.request('POST', path, { as: 'viewer', body: await images('a.jpg') })).status).toBe(403)
    expect((await post(await images('a.jpg'), '/admin/listing/999999/upload_images/')).status).toBe(404)
    const csv = { body: 'a,b', headers: { 'content-type': 'text/csv' } }
    expect((await api.request('POST', path, csv)).status).toBe(415)
  })

  test('404 for a listing that was just deleted', async () => {
    await api.request('DELETE', `/admin/listing/${listingId}/`)
    expect((await post(await images('a.jpg'))).status).toBe(404)
  })
})

describe('one picture', () => {
  test('PATCH sets caption, kind and cover', async () => {
    const [a = 0, b = 0] = await upload('a.jpg', 'b.jpg')
    const body = { caption: '  The  front ', kind: 'perspective', cover: true } as const
    const picture = await api.ask(pictureEndpoints.listing.update, { params: { id: b }, body })
    expect(picture).toMatchObject({ id: b, caption: 'The front', kind: 'perspective' })
    expect(await editIds()).toEqual([b, a])
    expect(await api.ask(pictureEndpoints.listing.update, { params: { id: b }, body: { kind: null } })).toMatchObject({
      caption: 'The front',
      kind: null,
    })
  })

  test.each([
    [{ kind: 'photo' }, 'kind'],
    [{ caption: 'x'.repeat(301) }, 'caption'],
    [{ caption: 'a\0b' }, 'caption'],
    [{ cover: false }, 'cover'],
    [{ position: 1 }, 'position'],
  ])('PATCH 400 for %j', async (body, field) => {
    const [id = 0] = await upload('a.jpg')
    const reply = await api.request('PATCH', `/admin/listing-images/${id}/`, { body })
    expect([reply.status, Object.keys(reply.body ?? {})]).toEqual([400, [field]])
  })

  test('DELETE 204, once, under its own kind of owner', async () => {
    const [id = 0] = await upload('a.jpg')
    expect((await api.request('DELETE', `/admin/project-images/${id}/`)).status).toBe(404)
    expect((await api.request('DELETE', `/admin/listing-images/${id}/`)).status).toBe(204)
    expect((await api.request('DELETE', `/admin/listing-images/${id}/`)).status).toBe(404)
    expect(await editIds()).toEqual([])
  })

  test('a failed one says why, and is tried again', async () => {
    const [id = 0] = await upload('a.jpg')
    await failPicture(api.catalog, api.catalog.context, { id, renderVersion: 1, cause: 'The original is lost.' })
    const { pictures } = await api.ask(listingEndpoints.fetchEdit, { params: { id: listingId } })
    expect(pictures).toMatchObject([{ state: 'failed', cause: 'The original is lost.' }])
    expect(await api.ask(pictureEndpoints.retry, { params: { id } })).toMatchObject({ state: 'pending', cause: null })
    expect((await api.request('POST', '/admin/pictures/999999/retry/')).status).toBe(404)
  })
})

test('the order is set, and a picture of somebody else is refused', async () => {
  const [a = 0, b = 0, c = 0] = await upload('a.jpg', 'b.jpg', 'c.jpg')
  const order = { params: { id: listingId }, body: { pictures: [c, a] } }
  const answer = await api.ask(pictureEndpoints.listing.reorder, order)
  expect(answer.map(({ id }) => id)).toEqual([c, a, b])
  expect(await editIds()).toEqual([c, a, b])
  const path = `/admin/projects/${projectId}/reorder_images/`
  expect(await api.request('POST', path, { body: { pictures: [a] } })).toMatchObject({
    status: 400,
    body: { pictures: [`This project has no picture ${a}.`] },
  })
  expect((await api.request('POST', path, { body: { pictures: [] } })).status).toBe(400)
})
