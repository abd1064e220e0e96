import type { IncomingMessage } from 'node:http'
import { PayloadTooLarge } from '../problem/payload-too-large.ts'
import type { Problem } from '../problem/problem.ts'
import { RequestAborted } from '../problem/request-aborted.ts'
import { RequestTimeout } from '../problem/request-timeout.ts'
import { refuseContentEncoding } from './refuse-content-encoding.ts'

/** The server waits longer, for uploads. */
const TIMEOUT_MS = 60_000

/**
 * The whole body, at most `limitBytes`. What comes beyond is read and thrown away, so that the sender gets to see the
 * 413 instead of a broken connection; the server's request timeout ends senders that never stop.
 *
 * @throws PayloadTooLarge; RequestAborted; RequestTimeout when it takes longer than a body of this sort may
 */
export function readBodyBytes(
  request: IncomingMessage,
  limitBytes: number,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Buffer> {
  refuseContentEncoding(request)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let lengthBytes = 0
    const finish = (): void => {
      clearTimeout(deadline)
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose)
    }
    const refuse = (problem: Problem = new PayloadTooLarge(limitBytes)): void => {
      finish()
      request.resume()
      reject(problem)
    }
    const deadline = setTimeout(() => refuse(new RequestTimeout()), timeoutMs)
    const onData = (chunk: Buffer): void => {
      lengthBytes += chunk.length
      if (lengthBytes > limitBytes) refuse()
      else chunks.push(chunk)
    }
    const onEnd = (): void => {
      finish()
      resolve(Buffer.concat(chunks, lengthBytes))
    }
    const onError = (error: Error): void => {
      finish()
      reject(new RequestAborted({ cause: error }))
    }
    const onClose = (): void => {
      finish()
      reject(new RequestAborted())
    }
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) refuse()
    else request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose)
  })
}
