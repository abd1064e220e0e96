import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { untilSuccess } from '@tahanan/platform/postgres/pause.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import type { JobDependencies } from '../job/define-job.ts'
import { type Mail, openMailer } from './mailer.ts'

interface Notice extends Omit<Mail, 'messageId'> {
  /** The same for the same notice, so that one sent twice is shown once. */
  readonly id: string
}

type MailDependencies = Pick<JobDependencies, 'config' | 'log'>

/**
 * Mails a notice, and nothing where mail is switched off or nobody is told. While the mail server is away it waits, so
 * that an outage costs each notice one of its tries.
 */
export async function sendNotice(dependencies: MailDependencies, notice: Notice, signal: AbortSignal): Promise<void> {
  if (notice.to.length === 0) return
  await withMailServer(dependencies, signal, (send) => send(notice))
}

/** Whom our mails come from: an address with or without a name. */
export function mailFrom(config: JobDependencies['config']): string {
  return config.MAIL_FROM ?? `Tahanan <no-reply@${new URL(publicUrl(config)).hostname}>`
}

/**
 * Gives `work` a way to mail, none where mail is switched off. Where it rejects because the mail server is away, waits
 * until that is back before it rejects as well.
 */
export async function withMailServer(
  { config, log }: MailDependencies,
  signal: AbortSignal,
  work: (send: (notice: Notice) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { SMTP_URL: url } = config
  if (url === undefined) return
  const { hostname } = new URL(publicUrl(config))
  const mailer = openMailer({ url, from: mailFrom(config) })
  try {
    await work(async ({ id, ...mail }) => {
      const { refused } = await mailer.send({ ...mail, messageId: `<${id}@${hostname}>` })
      if (refused > 0) log.warn({ refused, notice: id }, 'the mail server refused addresses')
    })
  } catch (error) {
    const onError = (cause: unknown): void => log.warn({ err: cause }, 'mail server is away')
    if (error instanceof Unavailable) await untilSuccess(() => mailer.ping(), signal, onError)
    throw error
  } finally {
    mailer.close()
  }
}
