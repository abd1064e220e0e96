import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const messageSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ id: z.number().optional(), name: z.string().optional() }),
})

export interface ReceivedMessage extends z.output<typeof messageSchema> {
  readonly id: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** What it was answered with. */
  readonly status: number
}

export interface TestReceiver {
  readonly address: string
  /** In the order in which they came, those that were refused too. */
  readonly received: readonly ReceivedMessage[]
  /** Those that were taken. */
  taken(): readonly ReceivedMessage[]
  /** How the next ones are answered; 200 without. */
  answer(status: (message: Omit<ReceivedMessage, 'status'>) => number): void
  close(): Promise<void>
}

/** A partner's server that keeps what it is sent. */
export async function startReceiver(): Promise<TestReceiver> {
  const received: ReceivedMessage[] = []
  let statusOf: (message: Omit<ReceivedMessage, 'status'>) => number = () => 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const id = String(request.headers['webhook-id'])
      const message = { ...messageSchema.parse(JSON.parse(body)), id, body, headers: named(request.headers) }
      const status = statusOf(message)
      received.push({ ...message, status })
      response.writeHead(status).end(status === 200 ? 'thanks' : 'not now')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}/tahanan`,
    received,
    taken: () => received.filter(({ status }) => status === 200),
    answer(status) {
      statusOf = status
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function named(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
