import { findLinkToMail } from '@tahanan/catalog/account/account-link.store.ts'
import {
  ACCOUNT_MAIL_QUEUE,
  accountMailSchema,
  changeMessage,
  guessMessage,
  linkMessage,
} from '@tahanan/catalog/account/account-mail.ts'
import { findAccount } from '@tahanan/catalog/account/account.store.ts'
import { runCommand, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { mailToken } from '@tahanan/catalog/token/token.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { tokenSecret } from '@tahanan/platform/config/token-secret.ts'
import { defineJob, type JobDependencies } from '../job/define-job.ts'
import { sendNotice } from '../mail/send-notice.ts'

/** Tells the owner of an account what concerns it, where the account has an address. */
export const mailAccountJob = defineJob({
  queue: ACCOUNT_MAIL_QUEUE,
  data: accountMailSchema,
  concurrency: 1,
  async work(dependencies, data, { id, signal }) {
    const { catalog, config } = dependencies
    if (config.SMTP_URL === undefined) return
    if ('linkId' in data) return mailLink(dependencies, data.linkId, { id, signal })
    const account = await findAccount(catalog.pool, data.accountId)
    if (account?.state !== 'active' || account.email === null) return
    const origin = publicUrl(config)
    const message = 'guesses' in data ? guessMessage(data.guesses, origin) : changeMessage(data.changed, origin)
    await sendNotice(dependencies, { ...message, id, to: [account.email] }, signal)
  },
})

/** Nobody, where the link was used or withdrawn since, or no account has the address that was given. */
async function mailLink(
  dependencies: JobDependencies,
  linkId: string,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<void> {
  const { catalog, config } = dependencies
  const now = new Date()
  const link = await findLinkToMail(catalog.pool, linkId, now)
  if (link === undefined || link.email === null) return
  const { accountId, purpose, name, email } = link
  const origin = publicUrl(config)
  const token = mailToken(await tokenSecret(config), 'account', linkId)
  const message = linkMessage({ purpose, name, token, origin })
  await sendNotice(dependencies, { ...message, id, to: [email] }, signal)
  if (purpose === 'invitation') return
  // Not when it is asked for: the asker would see by the time whether the account exists.
  await runCommand(catalog, { actor: SYSTEM_ACTOR, now, correlationId: id }, ({ audit }) =>
    audit({ noun: 'account', id: accountId, action: 'mail-reset-link', before: null, after: null }),
  )
}
