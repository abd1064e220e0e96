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
  close(): Promise<void>
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
      void keep(stream, envelope.rcptTo).finally(() => done())
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
