import { z } from 'zod'
import { lineField } from '../text/line-field.ts'
import { pictureKindSchema } from './picture-kind.ts'

/** Body of PATCH …-images/{id}/: anything may be left out. `cover` true puts the picture first. */
export const updatePictureBody = z
  .strictObject({
    caption: lineField(300).optional(),
    kind: z.union([pictureKindSchema, z.literal('').transform(() => null), z.null()]).optional(),
    cover: z.literal(true, { error: 'Give true, or leave it out: some picture is always the cover.' }).optional(),
  })
  .transform(({ caption, kind, cover }) => ({ caption, kind, isCover: cover }))
