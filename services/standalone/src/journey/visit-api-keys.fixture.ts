import { apiKeyEndpoints } from '@tahanan/contracts/api-key/api-key.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'
import { PLANTED_MARKS } from './planted.fixture.ts'

const as = 'admin'

/** A partner that reads listings for a while. */
export async function visitApiKeys({ admin, call }: JourneyStage): Promise<void> {
  const { create, list, end } = apiKeyEndpoints
  const { id, key } = await call(create, { as, body: { name: 'Portal', scopes: ['listings'] } })
  const sent = { as: 'nobody', headers: { authorization: `Bearer ${key}` } } as const
  const { body, status } = await admin.request('GET', listingEndpoints.list.path, sent)
  if (status !== 200 || PLANTED_MARKS.test(JSON.stringify(body))) throw new Error(`A key was given ${status}.`)
  await call(list, { as })
  await call(end, { as, params: { id } })
}
