import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { untilSuccess } from '@tahanan/platform/postgres/pause.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import type { JobDependencies } from '../job/job-dependencies.ts'
import { openMailer } from './mailer.ts'

export interface Notice {
  /** The same for the same notice, so that one sent twice is shown once. */
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/**
 * Mails a notice, and nothing where mail is switched off or nobody is told. While the mail server is away it waits, so
 * that an outage costs each notice one of its tries.
 */
export async function sendNotice(
  { config, log }: Pick<JobDependencies, 'config' | 'log'>,
  { id, to, subject, text }: Notice,
  signal: AbortSignal,
): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM } = config
  if (url === undefined || to.length === 0) return
  const { hostname } = new URL(publicUrl(config))
  const mailer = openMailer({ url, from: MAIL_FROM ?? `Tahanan <no-reply@${hostname}>` })
  try {
    const { refused } = await mailer.send({ to, subject, text, messageId: `<${id}@${hostname}>` })
    if (refused > 0) log.warn({ refused, notice: id }, 'the mail server refused addresses')
  } catch (error) {
    const onError = (cause: unknown): void => log.warn({ err: cause }, 'mail server is away')
    if (error instanceof Unavailable) await untilSuccess(() => mailer.ping(), signal, onError)
    throw error
  } finally {
    mailer.close()
  }
}
