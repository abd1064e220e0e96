import { z } from 'zod'

/** What an advertisement must say of a picture (decisions §10). */
export const PICTURE_KINDS = ['actual', 'perspective', 'floor plan'] as const

export const pictureKindSchema = z.enum(PICTURE_KINDS)

export type PictureKind = z.infer<typeof pictureKindSchema>
