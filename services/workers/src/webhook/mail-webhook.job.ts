import { listNotifiedAddresses } from '@tahanan/catalog/account/account.store.ts'
import { WEBHOOK_MAIL_QUEUE } from '@tahanan/catalog/webhook/webhook-commands.ts'
import { getWebhook } from '@tahanan/catalog/webhook/webhook.store.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { z } from 'zod'
import { defineJob, ifThere } from '../job/define-job.ts'
import { sendNotice } from '../mail/send-notice.ts'

/** Tells administrators that a webhook was disabled; nobody, where it was deleted since. */
export const mailWebhookJob = defineJob({
  queue: WEBHOOK_MAIL_QUEUE,
  data: z.object({ webhookId: z.int().positive() }),
  concurrency: 1,
  async work(dependencies, { webhookId }, { id, signal }) {
    const { catalog, config } = dependencies
    const webhook = await ifThere(getWebhook(catalog.pool, webhookId))
    if (webhook === undefined || webhook.disabledCause === null) return
    const { host } = new URL(webhook.address)
    const notice = {
      id,
      to: await listNotifiedAddresses(catalog.pool, ['admin']),
      subject: `Webhook disabled: ${host}`,
      text: [
        `${host} is told of nothing any more. ${webhook.disabledCause}`,
        '',
        `What could not be sent is kept for 30 days. Enable it, and send that again: ${publicUrl(config)}/dashboard/webhooks/${webhookId}`,
        '',
      ].join('\n'),
    }
    await sendNotice(dependencies, notice, signal)
  },
})
