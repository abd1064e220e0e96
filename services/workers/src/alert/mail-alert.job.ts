import {
  ALERT_MAIL_QUEUE,
  type AlertMail,
  alertMailSchema,
  beginAlertMail,
  closeAlertMail,
  lockAlertMail,
  postponeAlertMail,
} from '@tahanan/catalog/alert/alert-digest.ts'
import { alertMessage, type AlertMessage } from '@tahanan/catalog/alert/alert-message.ts'
import { listNamedAlerts } from '@tahanan/catalog/alert/alert.store.ts'
import { mailToken, tokenHash } from '@tahanan/catalog/token/token.ts'
import { listingCardSchema } from '@tahanan/contracts/listing/listing-card.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { tokenSecret } from '@tahanan/platform/config/token-secret.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { readCards } from '@tahanan/read-models/listing/listing-view.store.ts'
import { defineJob, type JobDependencies } from '../job/define-job.ts'
import { MailRefused } from '../mail/mailer.ts'
import { withMailServer } from '../mail/send-notice.ts'

/**
 * Sends one mail to somebody who asked for alerts: to confirm one, or of offers. It is noted as sent in the transaction
 * that locks it meanwhile, so no two workers send it. Between the mail server's yes and that note SMTP leaves a gap: who is
 * killed in it sends the same mail again, under the same Message-ID, for the reader's program to show once.
 */
export const mailAlertJob = defineJob({
  queue: ALERT_MAIL_QUEUE,
  data: alertMailSchema,
  concurrency: 2,
  async work(dependencies, { mailId }, { signal }) {
    const { catalog, config, log } = dependencies
    const token = mailToken(await tokenSecret(config), 'alert', mailId)
    const mail = await beginAlertMail(catalog, mailId, tokenHash(token))
    if (mail === undefined) return
    const message = await messageOf(dependencies, mail, token)
    try {
      await withMailServer(dependencies, signal, async (send) => {
        // Not again by itself: what was sent was sent.
        await inTransaction(catalog.pool, (client) => sendOnce(client, mail, message, send), { attempts: 1 })
      })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      const outcome = await postponeAlertMail(catalog, mail, { cause: error.message, now: new Date() })
      log.warn(
        { mail: mailId, tries: mail.tries, reason: error.message },
        `an alert's mail was refused, and ${outcome}`,
      )
    }
  },
})

type Client = Parameters<typeof lockAlertMail>[0]
type Send = Parameters<Parameters<typeof withMailServer>[2]>[0]

async function sendOnce(client: Client, mail: AlertMail, message: AlertMessage | undefined, send: Send): Promise<void> {
  if (!(await lockAlertMail(client, mail.id))) return
  if (message !== undefined) await send({ ...message, id: `alert-${mail.id}`, to: [mail.email] })
  await closeAlertMail(client, mail.id, new Date())
}

async function messageOf(
  { catalog, readPool, config }: JobDependencies,
  mail: AlertMail,
  token: string,
): Promise<AlertMessage | undefined> {
  const ids = mail.alertId === null ? mail.matches.map(({ alertId }) => alertId) : [mail.alertId]
  const alerts = await inTransaction(catalog.pool, (client) => listNamedAlerts(client, [...new Set(ids)]))
  const listings = [...new Set(mail.matches.map(({ listingId }) => listingId))]
  const cards = (await readCards(readPool, listings)).map(({ card }) => listingCardSchema.parse(JSON.parse(card)))
  return alertMessage({ mail, alerts, cards, origin: publicUrl(config), token })
}
