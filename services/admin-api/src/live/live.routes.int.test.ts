import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { type FollowedStream, followStream } from './event-stream.fixture.ts'
import { summarise } from './live-hub.ts'

let api: TestAdminApi
const streams: FollowedStream[] = []

beforeAll(async () => {
  api = await startTestAdminApi({ live: { heartbeatMs: 50, mostConnections: { ofAccount: 3, inAll: 5 } } })
})
afterEach(async () => {
  for (const { leave } of streams.splice(0)) leave()
  await expect.poll(() => api.live.size).toBe(0)
})
afterAll(() => api.close())

async function follow(as: Role, headers?: Readonly<Record<string, string>>): Promise<FollowedStream> {
  const stream = await followStream(api.address, api.tokens[as], headers)
  streams.push(stream)
  if (stream.status === 200) await expect.poll(() => stream.events[0]?.type).toBe('ready')
  return stream
}

const builder = { office_address: 'Makati', contact_number: '0917 555 0003', contact_person: 'Ana' }

test('changes come at once: noun, id, version and whose, and nothing else; proxies are asked to pass them on', async () => {
  const stream = await follow('viewer')
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  const { id } = await api.ask(developerEndpoints.create, { body: { name: 'Planted name', ...builder } })
  await api.ask(developerEndpoints.update, { params: { id }, body: { name: 'Another' } })
  const actor = api.accountIds.editor
  await expect.poll(() => stream.events.at(-1)?.data).toEqual({ noun: 'developer', id, version: 2, actor })
  expect(JSON.stringify(stream.events)).not.toContain('Planted')
})

test('what a role may not read it does not hear of', async () => {
  const [viewer, admin] = [await follow('viewer'), await follow('admin')]
  const registered = { name: 'Nena', email: 'nena@tahanan.example', password: 'long enough it is' }
  await api.ask(accountPublicEndpoints.register, { as: 'nobody', body: registered })
  await api.ask(amenityEndpoints.create, { body: { name: 'Heliport' } })
  const nouns = (stream: FollowedStream) => stream.events.map(({ data }) => JSON.stringify(data))
  await expect.poll(() => nouns(admin).join()).toContain('"noun":"account"')
  await expect.poll(() => nouns(viewer).join()).toContain('amenity')
  expect(nouns(viewer).join()).not.toContain('account')
})

test('who comes back is given what was missed, or told that something is lost', async () => {
  const first = await follow('viewer')
  const lastId = first.events.at(-1)?.id ?? ''
  first.leave()
  const { id } = await api.ask(amenityEndpoints.create, { body: { name: 'Sky deck' } })
  const back = await follow('editor')
  await expect.poll(() => api.live.size).toBe(1)
  const returned = await followStream(api.address, api.tokens.viewer, { 'last-event-id': lastId })
  streams.push(returned)
  await expect
    .poll(() => returned.events)
    .toContainEqual(expect.objectContaining({ type: 'ready', data: { missed: false } }))
  await expect.poll(() => JSON.stringify(returned.events)).toContain(`"amenity","id":${id}`)
  const lost = await follow('admin', { 'last-event-id': 'another-hub.7' })
  expect(lost.events).toMatchObject([{ data: { missed: true } }])
  expect(back.events[0]).toMatchObject({ data: { missed: false } })
})

test('it says that it is alive, and ends with the session', async () => {
  const stream = await follow('viewer')
  await expect.poll(() => stream.beats()).toBeGreaterThan(1)
  await api.catalog.pool.query('update app.account set state = $2 where id = $1', [api.accountIds.viewer, 'closed'])
  await stream.ended
  await api.catalog.pool.query('update app.account set state = $2 where id = $1', [api.accountIds.viewer, 'active'])
})

test('connections are bounded, of each account and in all', async () => {
  for (let number = 1; number <= 3; number += 1) await follow('viewer')
  expect(await follow('viewer')).toMatchObject({ status: 429 })
  for (let number = 1; number <= 2; number += 1) await follow('editor')
  expect(await follow('admin')).toMatchObject({ status: 503 })
})

test('a burst is told once for each record, and of many records only that they are many', () => {
  const message = (noun: string, id: number, version: number) => ({ noun, id, version, actor: 1 })
  const two = [message('lead', 1, 1), message('lead', 1, 2), message('listing', 1, 1)]
  expect(summarise(two)).toEqual([message('lead', 1, 2), message('listing', 1, 1)])
  const many = Array.from({ length: 21 }, (_, at) => message('listing', at + 1, 1))
  expect(summarise(many)).toEqual([{ noun: 'listing', id: 0, version: null, actor: null }])
})
