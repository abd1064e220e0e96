import { listNotifiedAddresses } from '@tahanan/catalog/account/account.store.ts'
import { mailToken, tokenHash } from '@tahanan/catalog/token/token.ts'
import {
  staffMessage,
  VIEWING_MAIL_QUEUE,
  viewingMailSchema,
  visitorMessage,
} from '@tahanan/catalog/viewing/viewing-mail.ts'
import { findViewing, storeViewingToken } from '@tahanan/catalog/viewing/viewing.store.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { tokenSecret } from '@tahanan/platform/config/token-secret.ts'
import { defineJob } from '../job/define-job.ts'
import { mailFrom, sendNotice } from '../mail/send-notice.ts'

/**
 * Tells the visitor or staff of a viewing, with a calendar file. Whoever shows it is told, or those who are told of leads.
 * What has changed since is left to the mail that follows; who was erased needs none.
 */
export const mailViewingJob = defineJob({
  queue: VIEWING_MAIL_QUEUE,
  data: viewingMailSchema,
  concurrency: 1,
  async work(dependencies, { viewingId, version, about, to }, { id, signal }) {
    const { catalog, config } = dependencies
    // Without a mail there is no link to keep.
    if (config.SMTP_URL === undefined) return
    const viewing = await findViewing(catalog.pool, viewingId)
    if (viewing?.version !== version) return
    const from = mailFrom(config)
    const organizer = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
    const parts = { viewing, about, origin: publicUrl(config), organizer }
    if (to === 'visitor') {
      const token = mailToken(await tokenSecret(config), 'viewing', viewing.uid)
      await storeViewingToken(catalog.pool, viewingId, tokenHash(token))
      return sendNotice(dependencies, { ...visitorMessage({ ...parts, token }), id, to: [viewing.lead.email] }, signal)
    }
    const shownBy = viewing.salesperson?.email
    const told = shownBy
      ? [shownBy]
      : (config.LEAD_MAIL_TO ?? (await listNotifiedAddresses(catalog.pool, ['admin', 'editor'], 'leads')))
    const message = staffMessage({ ...parts, attendee: shownBy || organizer })
    await sendNotice(dependencies, { ...message, id, to: told }, signal)
  },
})
