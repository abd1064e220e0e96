import { pino } from 'pino'
import type { DestinationStream } from 'pino'

const PIECE_LENGTH = 8192
const LONGEST_WAIT_MS = 100

/**
 * A file descriptor, standard output if not another, in pieces of 8 kB or what has come together in 100 ms, written without holding anything up. Lines
 * are joined here, because the stream measures the whole piece again for each line that it is given. What is pending
 * goes out when the process exits.
 */
export function logDestination(descriptor = 1): DestinationStream {
  let pending = ''
  const handOver = (): void => {
    if (pending !== '') output.write(pending)
    pending = ''
  }
  // Listed before the stream's own last write, so run before it.
  process.once('exit', handOver)
  const output = pino.destination({ dest: descriptor, sync: false })
  setInterval(handOver, LONGEST_WAIT_MS).unref()
  return {
    write(line) {
      pending += line
      if (pending.length > PIECE_LENGTH) handOver()
    },
  }
}
