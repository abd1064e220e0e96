import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import { createTransport } from 'nodemailer'

interface Mail {
  /** None of them sees the others. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** The same for the same notice, so that one sent twice is shown once: `<lead-12@tahanan.example>`. */
  readonly messageId: string
}

/** A mail server. */
interface Mailer {
  /**
   * Sends to every address that the server takes, and says how many it does not.
   *
   * @throws Unavailable while the server is away; any other error says why it refuses the mail
   */
  send(mail: Mail): Promise<{ readonly refused: number }>
  /** @throws Unavailable */
  ping(): Promise<void>
  close(): void
}

interface MailerSettings {
  /** `SMTP_URL`: `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  readonly url: string
  /** Whom the mails come from, an address with or without a name. */
  readonly from: string
}

const TIMEOUT_MS = 15_000
const RETRY_AFTER_SECONDS = 30

export function openMailer({ url, from }: MailerSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...mail }) {
      const envelope = { from, to: [...to] }
      const { rejected } = await transport.sendMail({ ...mail, from, to: from, envelope }).catch(refuse)
      return { refused: rejected.length }
    },
    async ping() {
      await transport.verify().catch(refuse)
    },
    close: () => transport.close(),
  }
}

/** A reply is an answer, whatever it says; without one the server is away. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number') throw error
  const problem = new Unavailable('The mail server is away.', RETRY_AFTER_SECONDS)
  problem.cause = error
  throw problem
}
