import { ACCESS_LEVELS } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { ENDPOINT_TABLE } from '@tahanan/contracts/endpoint/endpoint-table.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from './admin-api.fixture.ts'

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const ROLES: readonly Role[] = ['viewer', 'editor', 'admin']
const calls = ENDPOINT_TABLE.filter(({ path, access }) => path.startsWith('/admin/') && access !== 'public').map(
  ({ id, method, path, access }) => ({ id, method, path: path.replaceAll(/\{\w+\}/g, '1'), access }),
)

test.each(calls)('$id lets nobody in without a good token', async ({ method, path }) => {
  expect(await api.request(method, path, { as: 'nobody' })).toMatchObject({
    status: 401,
    body: { code: 'unauthorized' },
  })
  for (const authorization of ['Bearer ', 'Bearer x', 'Basic YTpi', `Bearer ${api.tokens.admin}x`]) {
    expect((await api.request(method, path, { as: 'nobody', headers: { authorization } })).status).toBe(401)
  }
})

test.each(calls)('$id lets $access in, and no smaller role', async ({ method, path, access }) => {
  for (const role of ROLES) {
    const isEnough = ACCESS_LEVELS.indexOf(role) >= ACCESS_LEVELS.indexOf(access)
    if (isEnough) continue
    expect(await api.request(method, path, { as: role })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
})
