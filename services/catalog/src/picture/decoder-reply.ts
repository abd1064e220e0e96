import { z } from 'zod'

/** What the decoder is asked: to check the header of this file, or to decode all of it. */
export const decoderOrderSchema = z.object({ step: z.enum(['check', 'decode']), path: z.string() })

export type DecoderOrder = z.infer<typeof decoderOrderSchema>

/** What an upload makes of an original, so that it can be shown at once. */
const decodedPictureSchema = z.object({
  originalFormat: z.enum(['jpeg', 'png']),
  /** Of the original, upright. */
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  blur: z.string(),
  /** A WebP 1280 pixels wide, or as wide as the original where that is less. */
  firstVariant: z.object({
    widthPx: z.int().positive(),
    heightPx: z.int().positive(),
    bytes: z.instanceof(Buffer),
  }),
})

export type DecodedPicture = z.infer<typeof decodedPictureSchema>

export const decoderReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decoded'), picture: decodedPictureSchema }),
  /** Nothing in the header speaks against it. */
  z.object({ kind: z.literal('checked') }),
  /** The file is no picture that can be shown. */
  z.object({ kind: z.literal('undecodable'), reason: z.string(), isTooLarge: z.boolean() }),
  /** Something else went wrong. */
  z.object({ kind: z.literal('failed'), reason: z.string() }),
])

export type DecoderReply = z.infer<typeof decoderReplySchema>
