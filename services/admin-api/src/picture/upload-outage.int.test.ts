import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProjectCalls, type ProjectCalls } from '../project/project-calls.fixture.ts'
import { type Reply, startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

let api: TestAdminApi
let calls: ProjectCalls
let seed = 0

beforeAll(async () => {
  api = await startTestAdminApi()
  calls = await openProjectCalls(api)
})
afterAll(() => api.close())

async function upload(projectId: number): Promise<Reply> {
  const files = ['a.jpg', 'b.jpg'].map(async (name) => {
    seed += 1
    return [name, await phonePhoto({ width: 300, height: 200, seed })] as const
  })
  const form = formOf({}, { 'image[]': await Promise.all(files) })
  return api.request('POST', `/admin/projects/${projectId}/upload_images/`, { body: form })
}

async function count(): Promise<number> {
  const { rowCount } = await api.catalog.pool.query('select from app.picture')
  return rowCount ?? 0
}

const nothingUnderWay = () => expect.poll(() => readdir(join(api.dataDir, 'uploads'))).toEqual([])

test('503 while nothing can be stored, in words that say nothing of the machine; nothing is kept; then it works', async () => {
  const { id } = await calls.add()
  const media = join(api.dataDir, 'media')
  await rename(media, `${media}-away`)
  await writeFile(media, '')
  const refused = await upload(id)
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'unavailable', detail: 'Files cannot be stored: the folder is missing. Try again later.' },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.stringify(refused.body)).not.toContain(api.dataDir)
  expect(await count()).toBe(0)
  await nothingUnderWay()

  await rm(media)
  await rename(`${media}-away`, media)
  expect((await upload(id)).status).toBe(201)
  expect(await count()).toBe(2)
})

test('uploads to one project at once are all taken, each whole', async () => {
  const { id } = await calls.add()
  const replies = await Promise.all([upload(id), upload(id), upload(id)])
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  const { rows } = await api.catalog.pool.query<{ position: number }>(
    `select position from app.picture where owner_noun = 'project' and owner_id = $1 order by position`,
    [id],
  )
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5])
  await nothingUnderWay()
})
