import { listNotifiedAddresses } from '@tahanan/catalog/account/account.store.ts'
import { LEAD_MAIL_QUEUE, leadMailSchema, leadNotice } from '@tahanan/catalog/lead/submit-lead.ts'
import { findLead } from '@tahanan/catalog/lead/lead.store.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { untilSuccess } from '@tahanan/platform/postgres/pause.ts'
import { openMailer } from './mailer.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import { defineJob } from '../job/define-job.ts'

/**
 * Tells staff of a new lead. A lead that is gone or spam by now needs no mail, nor does one that came before mail was
 * switched off. While the mail server is away it waits, so that an outage costs each mail one of its tries.
 */
export const mailLeadJob = defineJob({
  queue: LEAD_MAIL_QUEUE,
  data: leadMailSchema,
  concurrency: 1,
  async work({ catalog, config, log }, { leadId }, { signal }) {
    const { SMTP_URL: url, MAIL_FROM, LEAD_MAIL_TO } = config
    const lead = await findLead(catalog.pool, leadId)
    const to = LEAD_MAIL_TO ?? (await listNotifiedAddresses(catalog.pool))
    if (url === undefined || lead === undefined || lead.deletedAt !== null || lead.isSpam || to.length === 0) return
    const origin = publicUrl(config)
    const { hostname } = new URL(origin)
    const mailer = openMailer({ url, from: MAIL_FROM ?? `Tahanan <no-reply@${hostname}>` })
    try {
      const messageId = `<${lead.reference}.${leadId}@${hostname}>`
      const { refused } = await mailer.send({ ...leadNotice(lead, origin), to, messageId })
      if (refused > 0) log.warn({ refused, lead: leadId }, 'the mail server refused addresses')
    } catch (error) {
      const onError = (cause: unknown): void => log.warn({ err: cause }, 'mail server is away')
      if (error instanceof Unavailable) await untilSuccess(() => mailer.ping(), signal, onError)
      throw error
    } finally {
      mailer.close()
    }
  },
})
