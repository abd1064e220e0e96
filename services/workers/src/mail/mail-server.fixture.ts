import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly recipients: readonly string[]
  /** Headers and text as they came. */
  readonly content: string
}

export interface TestMailServer {
  readonly port: number
  readonly mails: readonly ReceivedMail[]
  /** Forgets what came. */
  clear(): void
  /** What is answered to a mail that was sent, in place of yes; undefined: yes to all. */
  refuse(refusal: (() => Refusal | undefined) | undefined): void
  close(): Promise<void>
}

interface Refusal {
  readonly code: number
  readonly text: string
}

export interface TestMailServerOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** Refuses these recipients for good, with 550. */
  readonly unknown?: readonly string[]
}

/** A real mail server that keeps what it is given. */
export async function startMailServer({ port = 0, unknown = [] }: TestMailServerOptions = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = []
  let refusal: (() => Refusal | undefined) | undefined
  async function keep(stream: Readable, recipients: readonly { readonly address: string }[]): Promise<void> {
    const content = await text(stream)
    mails.push({ recipients: recipients.map(({ address }) => address), content })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(unknown.includes(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined)
    },
    onData(stream, { envelope }, done) {
      const refused = refusal?.()
      // Who is killed over a mail has not sent it.
      if (refused === undefined)
        return void keep(stream, envelope.rcptTo)
          .catch(() => {})
          .finally(() => done())
      const answer = Object.assign(new Error(refused.text), { responseCode: refused.code })
      stream.resume().once('end', () => done(answer))
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    mails,
    clear: () => void mails.splice(0),
    refuse: (next) => void (refusal = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A mail as it was written: lines unfolded, quoted-printable decoded. */
export function textOf(mail: ReceivedMail | undefined): string {
  const unfolded = (mail?.content ?? '').replaceAll(/(?<!\?)=\r\n/g, '').replaceAll(/\r\n(?=[ \t])/g, '')
  const bytes = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
