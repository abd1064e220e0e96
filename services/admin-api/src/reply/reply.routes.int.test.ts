import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { REPLY_LIMITS } from '@tahanan/contracts/reply/reply.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'

const { list, create, update, delete: remove, log } = replyEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

test('a reply is added, changed and deleted; what is wrong is named', async () => {
  const hello = await api.ask(create, { body: { name: 'Hello', text: 'Hi {name}' } })
  for (const [body, field] of [
    [{ name: 'hello', text: 'x' }, 'name'],
    [{ name: 'Other', text: 'Hi {nme}' }, 'text'],
    [{ name: 'Other', text: ' ' }, 'text'],
  ] as const) {
    expect(refusedFields(await api.request('POST', '/admin/replies/', { body }))).toEqual([field])
  }
  expect(await api.ask(update, { params: hello, body: { text: 'Dear {name}' } })).toMatchObject({ version: 2 })
  const stale = await api.request('PATCH', `/admin/replies/${hello.id}/`, { body: { text: 'x', version: 1 } })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
  await api.ask(remove, { params: hello })
  expect((await api.ask(list, {})).count).toBe(0)
})

test('there are so many and no more, also of those that are added at once', async () => {
  const asked = Array.from({ length: REPLY_LIMITS.replies + 3 }, (_, at) =>
    api.request('POST', '/admin/replies/', { body: { name: `Reply ${at}`, text: 'x' } }),
  )
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 400)
  expect(refused.map(refusedFields)).toEqual([['name'], ['name'], ['name']])
})

test('a reply that was begun is the first response, once, and stands in the timeline', async () => {
  const lead = await api.ask(leadEndpoints.create, { body: { fullname: 'Ana', phone: '0917 555 0303' } })
  const begun = await api.ask(log, { params: { id: lead.id }, body: { channel: 'viber', reply: 'Hello' } })
  expect(begun).toMatchObject({ status: 'new', first_response_by: { name: 'editor' }, version: 2, due_at: null })
  const again = await api.ask(log, { as: 'admin', params: { id: lead.id }, body: { channel: 'mail' } })
  expect(again).toMatchObject({ first_response_at: begun.first_response_at, first_response_by: { name: 'editor' } })
  const { timeline } = await api.ask(leadEndpoints.get, { params: { id: lead.id } })
  const begunReplies = timeline.filter(({ action }) => action === 'reply')
  expect(begunReplies.map(({ changes }) => Object.fromEntries(changes.map(({ field, to }) => [field, to])))).toEqual([
    { channel: 'viber', reply: 'Hello' },
    { channel: 'mail', reply: '' },
  ])
})
