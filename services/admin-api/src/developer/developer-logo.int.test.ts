import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

let api: TestAdminApi
let count = 0

beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const newLogo = () => phonePhoto({ width: 200, height: 100, seed: (count += 1) })

function texts(name = `Developer ${(count += 1)}`) {
  return { name, office_address: 'Taguig', contact_number: '0917 555 0100', contact_person: 'Ana', details: '' }
}

async function create(...logos: Uint8Array[]) {
  const body = formOf(texts(), { pictures: logos.map((logo) => ['logo.jpg', logo] as const) })
  const reply = await api.request('POST', '/admin/developer/', { body })
  return { ...reply, developer: developerEndpoints.create.answer.safeParse(reply.body).data }
}

async function storedOriginals(): Promise<number> {
  let stored = 0
  for await (const _ of api.objects.list('originals', '')) stored += 1
  return stored
}

test('a developer is created with a logo, or without', async () => {
  const { status, developer } = await create(await newLogo())
  expect(status).toBe(201)
  expect(developer?.pictures).toMatchObject([{ width: 200, height: 100 }])
  const { id = 0, pictures } = developer ?? {}
  expect(await api.ask(developerEndpoints.get, { params: { id } })).toMatchObject({ pictures })
  const { results } = await api.ask(developerEndpoints.list)
  expect(results.find((one) => one.id === id)?.pictures).toEqual(pictures)
  expect((await create()).developer?.pictures).toEqual([])
})

test('a new logo takes the place of the old one and makes no version; without one it stays', async () => {
  const { developer } = await create(await newLogo())
  const path = `/admin/developer/${developer?.id}/`
  const body = formOf({}, { pictures: [['new.jpg', await newLogo()]] })
  const reply = await api.request('PATCH', path, { body, headers: { 'if-match': '"1"' } })
  const updated = developerEndpoints.update.answer.parse(reply.body)
  expect(updated.version).toBe(1)
  expect(updated.pictures).toHaveLength(1)
  expect(updated.pictures).not.toEqual(developer?.pictures)
  const renamed = await api.request('PATCH', path, { body: formOf({ contact_person: 'Ben' }, {}) })
  expect(renamed.body).toMatchObject({ version: 2, pictures: updated.pictures })
  const [old] = developer?.pictures ?? []
  expect((await api.catalog.events(`picture:${old?.id}`)).at(-1)?.type).toBe('picture.deleted')
})

test('a browser’s empty file field is no logo', async () => {
  const body = formOf(texts(), { pictures: [['', new Uint8Array()]] })
  expect(await api.request('POST', '/admin/developer/', { body })).toMatchObject({
    status: 201,
    body: { pictures: [] },
  })
})

test('400 for a logo that is no picture, or two of them, and nothing is kept', async () => {
  const before = await storedOriginals()
  expect(await create(Buffer.from('%PDF-1.7'))).toMatchObject({
    status: 400,
    body: { pictures: ['Invalid image format: logo.jpg'] },
  })
  expect(await create(await newLogo(), await newLogo())).toMatchObject({
    status: 400,
    body: { pictures: ['You can only upload one image.'] },
  })
  expect(await storedOriginals()).toBe(before)
})

test('no logo is kept of a developer that is refused', async () => {
  const { developer } = await create()
  const before = await storedOriginals()
  const duplicate = formOf(texts(developer?.name), { pictures: [['logo.jpg', await newLogo()]] })
  expect(await api.request('POST', '/admin/developer/', { body: duplicate })).toMatchObject({
    status: 400,
    body: { name: ['Name Already Exists'] },
  })
  const stale = { body: formOf({}, { pictures: [['a.jpg', await newLogo()]] }), headers: { 'if-match': '"7"' } }
  expect((await api.request('PATCH', `/admin/developer/${developer?.id}/`, stale)).status).toBe(409)
  expect(await storedOriginals()).toBe(before)
})
