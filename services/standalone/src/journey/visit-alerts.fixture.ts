import { tokenHash } from '@tahanan/catalog/token/token.ts'
import { alertPublicEndpoints } from '@tahanan/contracts/alert/alert.public-endpoints.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'
import { PLANTED } from './planted.fixture.ts'

/** An alert from the form to its end. */
export async function visitAlerts({ call, admin }: JourneyStage): Promise<void> {
  const wish = { email: PLANTED.alertEmail, cadence: 'daily', language: 'en', elapsed_ms: 9_000 }
  await call(alertPublicEndpoints.ask, { as: 'nobody', body: { ...wish, search: 'kind=house' } })
  await admin.request('POST', '/alert/', { as: 'nobody', body: { ...wish, search: PLANTED.alertEmail } })
  // What stands in the link of the mail, which nobody sends here.
  const token = 'a'.repeat(43)
  await admin.catalog.pool.query('update app.alert_mail set token_hash = $1', [tokenHash(token)])
  const byLink = { as: 'nobody', params: { token } } as const
  await call(alertPublicEndpoints.show, byLink)
  await call(alertPublicEndpoints.change, { ...byLink, body: { act: 'confirm' } })
  await call(alertPublicEndpoints.unsubscribe, byLink)
}
