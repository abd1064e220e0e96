import { findAccount } from '@tahanan/catalog/account/account.store.ts'
import { ACCOUNT_MAIL_QUEUE, accountMailSchema, guessNotice } from '@tahanan/catalog/session/password-guesses.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { defineJob } from '../job/define-job.ts'
import { sendNotice } from '../mail/send-notice.ts'

/** Tells the owner of an account that somebody guesses at its password, where the account has an address. */
export const mailGuessesJob = defineJob({
  queue: ACCOUNT_MAIL_QUEUE,
  data: accountMailSchema,
  concurrency: 1,
  async work(dependencies, { accountId, guesses }, { id, signal }) {
    const account = await findAccount(dependencies.catalog.pool, accountId)
    if (account?.state !== 'active' || account.email === null) return
    const notice = guessNotice(guesses, publicUrl(dependencies.config))
    await sendNotice(dependencies, { ...notice, id, to: [account.email] }, signal)
  },
})
