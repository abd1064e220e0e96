import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface NameServer {
  readonly port: number
  /** What every name leads to from now on; none: there is no such name. */
  answer(addresses: readonly string[]): void
  stop(): Promise<void>
}

const HEADER_BYTES = 12
/** Type and class of a question. */
const QUESTION_END_BYTES = 4
const ANSWERED = 0x8180
const NO_SUCH_NAME = 0x8183
/** The name of the question, by its offset; type A, class IN, kept for a second, four bytes. */
const RECORD_HEAD = Buffer.from([0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4])

/** Answers by UDP as Docker's name server does: one address for each instance (RFC 1035 §4). */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  let current: readonly string[] = []
  socket.on('message', (asked, { port, address }) => {
    const question = asked.subarray(HEADER_BYTES, asked.indexOf(0, HEADER_BYTES) + 1 + QUESTION_END_BYTES)
    const header = Buffer.alloc(HEADER_BYTES)
    asked.copy(header, 0, 0, 2)
    header.writeUInt16BE(current.length === 0 ? NO_SUCH_NAME : ANSWERED, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(current.length, 6)
    const records = current.map((host) => Buffer.concat([RECORD_HEAD, Buffer.from(host.split('.').map(Number))]))
    socket.send(Buffer.concat([header, question, ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port: socket.address().port,
    answer(addresses) {
      current = addresses
    },
    async stop() {
      socket.close()
      await once(socket, 'close')
    },
  }
}
