import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { PayloadTooLarge } from '../problem/payload-too-large.ts'
import { RequestAborted } from '../problem/request-aborted.ts'
import { brokenForm } from './broken-form.ts'

/** Senders that fall silent for so long are given up. */
const SILENCE_MS = 60_000

/**
 * Hands a request's body to a parser until that has finished, or until `signal` says that it is of no use any more.
 * What is left then is read and thrown away, so that the sender gets to see the answer.
 *
 * @throws PayloadTooLarge; RequestAborted; InvalidInput for what the parser refuses; the signal's reason
 */
export function feedParser(
  request: IncomingMessage,
  parser: Writable,
  limitBytes: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let seenBytes = 0
    const onData = (chunk: Buffer): void => {
      seenBytes += chunk.length
      if (seenBytes > limitBytes) giveUp(new PayloadTooLarge(limitBytes))
    }
    const onClose = (): void => {
      // The one that is whole closes as well, and the parser still has some of it.
      if (!request.complete) giveUp(new RequestAborted())
    }
    const onAbort = (): void => giveUp(signal.reason)
    const finish = (): void => {
      request.setTimeout(0)
      request.off('data', onData).off('close', onClose)
      signal.removeEventListener('abort', onAbort)
    }
    const giveUp = (reason: unknown): void => {
      finish()
      request.unpipe(parser).resume()
      reject(reason)
    }
    parser.on('error', () => giveUp(brokenForm()))
    parser.on('finish', () => {
      finish()
      resolve()
    })
    signal.addEventListener('abort', onAbort)
    request.on('error', () => {})
    request.setTimeout(SILENCE_MS, () => request.destroy())
    request.on('data', onData).on('close', onClose).pipe(parser)
  })
}
