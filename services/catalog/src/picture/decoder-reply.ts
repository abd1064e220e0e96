import { z } from 'zod'

/** What the decoder answers. */
export const decoderReplySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decoded'),
    picture: z.object({
      originalFormat: z.enum(['jpeg', 'png']),
      widthPx: z.int().positive(),
      heightPx: z.int().positive(),
      blur: z.string(),
      firstVariant: z.object({
        widthPx: z.int().positive(),
        heightPx: z.int().positive(),
        bytes: z.instanceof(Buffer),
      }),
    }),
  }),
  /** The file is no picture that can be shown. */
  z.object({ kind: z.literal('undecodable'), reason: z.string() }),
  /** Something else went wrong. */
  z.object({ kind: z.literal('failed'), reason: z.string() }),
])

export type DecoderReply = z.infer<typeof decoderReplySchema>
