import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import { z } from 'zod'
import type { DecoderReply } from './decoder-reply.ts'
import { decodePicture } from './decode-picture.ts'

/** What the decoder is asked: to decode this file. */
const decoderOrderSchema = z.object({ path: z.string() })

/** Decodes one file after the other, as it is asked to, until nobody is there to ask. */
process.on('message', (message) => {
  const { path } = decoderOrderSchema.parse(message)
  void decode(path).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of the terminal at once. Who asked knows when it is over.
process.on('SIGINT', () => {})

async function decode(path: string): Promise<DecoderReply> {
  try {
    return { kind: 'decoded', picture: await decodePicture(path) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: error instanceof UndecodableError ? 'undecodable' : 'failed', reason }
  }
}
