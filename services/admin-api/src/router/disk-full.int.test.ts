import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from './admin-api.fixture.ts'

let api: TestAdminApi
const lines: string[] = []
beforeAll(async () => {
  api = await startTestAdminApi({ onLogLine: (line) => lines.push(line) })
})
afterAll(() => api.close())

test('while Postgres finds no room on the disk, writes are 503 and say so; the cause is in the log', async () => {
  await api.catalog.pool.query(`
    create function app.find_no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on app.amenity execute function app.find_no_room()`)
  const body = { name: 'Helipad' }
  const refused = await api.request('POST', amenityEndpoints.create.path, { body })
  expect(refused).toMatchObject({ status: 503, body: { code: 'disk_full' } })
  expect(refused.body).toHaveProperty('detail', expect.stringContaining('The disk is full'))
  expect(refused.body).toHaveProperty('detail', expect.stringContaining('Make room on it'))
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(lines.join('')).toContain('could not extend file')
  await api.catalog.pool.query('drop trigger no_room on app.amenity')
  expect(await api.request('POST', amenityEndpoints.create.path, { body })).toMatchObject({ status: 201 })
})
