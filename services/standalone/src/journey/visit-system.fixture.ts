import { LEAD_MAIL_QUEUE } from '@tahanan/catalog/lead/lead-mail.ts'
import { VIEWING_MAIL_QUEUE } from '@tahanan/catalog/viewing/viewing-mail.ts'
import { liveEndpoints } from '@tahanan/contracts/live/live.endpoints.ts'
import { notificationEndpoints } from '@tahanan/contracts/notification/notification.endpoints.ts'
import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { vi } from 'vitest'
import type { JourneyStage } from './journey-stage.fixture.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }

/** The site settings, and the System page with something on it to look after. */
export async function visitSystem({ call, listen, admin }: JourneyStage): Promise<void> {
  const { connectionString, pool } = admin.catalog
  const jobs = await openPostgresJobs({ connectionString, onError: () => {}, retryDelayMs: 1 })
  await jobs.add(LEAD_MAIL_QUEUE, { leadId: 'none' }, { id: 'broken' })
  await pool.query(
    `insert into app.outbox (destination, target, key, value) values
       ('event', 'catalog', 'amenity:777', '{"broken":1}'), ('event', 'catalog', 'amenity:778', '{"broken":2}')`,
  )
  await jobs.add(VIEWING_MAIL_QUEUE, { viewingId: 'none' }, { id: 'broken-viewing' })
  const { version } = await call(siteEndpoints.get, { as: 'viewer' })
  await call(siteEndpoints.update, { as: 'admin', body: { name: 'Bahay Namin Realty', version } })
  await call(systemEndpoints.status, { as: 'admin' })
  if (!(await listen(liveEndpoints.follow, 'viewer')).includes('event: ready')) throw new Error('Nobody is listening.')
  const { settings } = await call(notificationEndpoints.list, { as: 'viewer' })
  await call(notificationEndpoints.settings, { as: 'viewer', body: settings })
  await call(notificationEndpoints.read, { as: 'viewer', body: { until: new Date().toISOString() } })
  await call(systemEndpoints.failedPictures, { as: 'admin' })
  const failed = await vi.waitFor(async () => {
    const { results } = await call(systemEndpoints.failedJobs, { as: 'admin' })
    if (results[0] === undefined) throw new Error('No job has failed yet.')
    return results[0]
  }, PATIENCE)
  await call(systemEndpoints.retryFailedJob, { as: 'admin', params: { queue: failed.queue, id: failed.id } })
  const mail = await vi.waitFor(async () => {
    const { results } = await call(systemEndpoints.givenUpMails, { as: 'admin' })
    if (results[0] === undefined) throw new Error('No mail is given up yet.')
    return results[0]
  }, PATIENCE)
  await call(systemEndpoints.retryGivenUpMail, { as: 'admin', params: { kind: mail.kind, id: mail.id } })
  await jobs.close()

  const letters = await vi.waitFor(async () => {
    const { results } = await call(systemEndpoints.deadLetters, { as: 'admin' })
    if (results.length < 2) throw new Error('The letters are not dead yet.')
    return results
  }, PATIENCE)
  await call(systemEndpoints.dismissDeadLetter, { as: 'admin', params: { id: letters[0]?.id ?? '' } })
  await call(systemEndpoints.replayDeadLetter, { as: 'admin', params: { id: letters[1]?.id ?? '' } })
  await vi.waitFor(() => call(systemEndpoints.replayDeadLetters, { as: 'admin' }), PATIENCE)
  await call(systemEndpoints.rebuild, { as: 'admin', body: { target: 'listing-view' } })
}
