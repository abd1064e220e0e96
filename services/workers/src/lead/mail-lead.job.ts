import { listNotifiedAddresses } from '@tahanan/catalog/account/account.store.ts'
import { LEAD_MAIL_QUEUE, leadDigestNotice, leadMailSchema, leadNotice } from '@tahanan/catalog/lead/lead-mail.ts'
import { findLead } from '@tahanan/catalog/lead/lead.store.ts'
import { findViewingOfLead } from '@tahanan/catalog/viewing/viewing.store.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { defineJob } from '../job/define-job.ts'
import { sendNotice } from '../mail/send-notice.ts'

/**
 * Tells staff of a new lead, or of how many came in a flood. A lead that is gone or spam by now needs no mail, nor does
 * one that came before mail was switched off.
 */
export const mailLeadJob = defineJob({
  queue: LEAD_MAIL_QUEUE,
  data: leadMailSchema,
  concurrency: 1,
  async work(dependencies, data, { id, signal }) {
    const { catalog, config } = dependencies
    const origin = publicUrl(config)
    const to = config.LEAD_MAIL_TO ?? (await listNotifiedAddresses(catalog.pool, ['admin', 'editor'], 'leads'))
    if ('leads' in data) return sendNotice(dependencies, { ...leadDigestNotice(data.leads, origin), id, to }, signal)
    const lead = await findLead(catalog.pool, data.leadId)
    if (lead === undefined || lead.deletedAt !== null || lead.isSpam) return
    const viewing = await findViewingOfLead(catalog.pool, lead.id)
    const notice = { ...leadNotice(lead, origin, viewing?.times), id: `${lead.reference}.${lead.id}`, to }
    await sendNotice(dependencies, notice, signal)
  },
})
