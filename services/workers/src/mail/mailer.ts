import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import { createTransport } from 'nodemailer'

export interface Mail {
  /** None of them sees the others. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** The same in HTML, for who reads that. */
  readonly html?: string
  /** A calendar file (RFC 5545) that mail programs offer to take over. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  /** Where one click of a mail program takes its reader off the list (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** The same for the same notice, so that one sent twice is shown once: `<lead-12@tahanan.example>`. */
  readonly messageId: string
}

interface MailerSettings {
  /** `SMTP_URL`: `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  readonly url: string
  /** Whom the mails come from, an address with or without a name. */
  readonly from: string
}

const TIMEOUT_MS = 15_000
const RETRY_AFTER_SECONDS = 30

/** A mail server. */
export function openMailer({ url, from }: MailerSettings) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /**
     * Sends to every address that the server takes, and says how many it does not.
     *
     * @throws Unavailable while the server is away; MailRefused
     */
    async send({ to, unsubscribeUrl, calendar, ...mail }: Mail): Promise<{ readonly refused: number }> {
      // As addresses, not as text: a text with a comma would be a list.
      const recipients = to.map((address) => ({ name: '', address }))
      const envelope = { from, to: recipients }
      const headers = unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl)
      const icalEvent = calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }
      // A mail to one says to whom; of several none sees the others.
      const shown = to.length === 1 ? recipients : from
      const whole = {
        ...mail,
        ...icalEvent,
        headers,
        from,
        to: shown,
        envelope,
        textEncoding: 'quoted-printable',
      } as const
      const { rejected } = await transport.sendMail(whole).catch(refuse)
      return { refused: rejected.length }
    },
    /** @throws Unavailable */
    async ping(): Promise<void> {
      await transport.verify().catch(refuse)
    },
    close: () => transport.close(),
  }
}

function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The mail server answered that it does not take the mail, now or for good. Whom it was for is not said: errors are logged. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

const ADDRESS = /[^\s<>:]+@[^\s<>]+/g

/** A reply is an answer, whatever it says; without one the server is away. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number')
    throw new MailRefused(error.message.replaceAll(ADDRESS, '•••'))
  throw new Unavailable('The mail server is away.', RETRY_AFTER_SECONDS, { cause: error })
}
