import { readImageHeader } from '@tahanan/platform/image/decode-image.ts'
import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import { type DecoderOrder, type DecoderReply, decoderOrderSchema } from './decoder-reply.ts'
import { decodePicture } from './decode-picture.ts'

/** Checks or decodes one file after the other, as it is asked to, until nobody is there to ask. */
process.on('message', (message) => {
  void obey(decoderOrderSchema.parse(message)).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of the terminal at once. Who asked knows when it is over.
process.on('SIGINT', () => {})

async function obey({ step, path }: DecoderOrder): Promise<DecoderReply> {
  try {
    if (step === 'check') {
      await readImageHeader(path)
      return { kind: 'checked' }
    }
    return { kind: 'decoded', picture: await decodePicture(path) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!(error instanceof UndecodableError)) return { kind: 'failed', reason }
    return { kind: 'undecodable', reason, isTooLarge: error.isTooLarge }
  }
}
