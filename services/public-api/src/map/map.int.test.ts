import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPageServer, type PageServer } from '../page/page-server.fixture.ts'

let server: PageServer
beforeAll(async () => {
  server = await startPageServer()
})
afterAll(() => server.close())

/** The tile of Cebu City, whose zoom is the last. */
const CEBU = '/map/10/864/482'

test('tiles of the base map name what lies there, are kept for a week, and are 304 for who has them', async () => {
  const answer = await server.get(CEBU)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/vnd.mapbox-vector-tile'])
  expect(answer.headers.get('cache-control')).toContain('max-age=604800')
  const tile = Buffer.from(await answer.arrayBuffer()).toString()
  for (const said of ['land', 'city-borders', 'Cebu City', 'Lahug']) expect(tile).toContain(said)
  const again = await server.get(CEBU, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the open sea is empty, and so is whatever is no tile', async () => {
  for (const path of ['/map/10/900/500', '/map/22/1/1', '/map/a/b/c', '/map/10/864/__proto__']) {
    const answer = await server.get(path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 204, ''])
  }
})
