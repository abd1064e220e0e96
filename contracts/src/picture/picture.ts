import { z } from 'zod'
import { tombstoneSchema } from '../event/event-envelope.ts'
import { pictureKindSchema, publicPictureSchema } from './public-picture.ts'

/** `pending`: more variants are to come. `failed`: they could not be made, and what there is stays. */
const pictureProgressSchema = z.enum(['pending', 'ready', 'failed'])

export type PictureProgress = z.infer<typeof pictureProgressSchema>

/** A picture in the staff answers of §3: as visitors see it, and how far its variants are. */
export const pictureAnswerSchema = publicPictureSchema.extend({
  /** A failed one can be tried again. */
  state: pictureProgressSchema,
  /** Why it failed; null for the others. */
  cause: z.string().nullable(),
})

export type PictureAnswer = z.infer<typeof pictureAnswerSchema>

/** Whose pictures there are: several of a listing or a project and of the site (its board), one of the others. */
const pictureOwnerSchema = z.enum(['listing', 'project', 'developer', 'broker', 'salesperson', 'realty', 'site'])

export type PictureOwner = z.infer<typeof pictureOwnerSchema>

/** A file made of a picture: upright, in sRGB, without metadata. */
const pictureVariantSchema = z.object({
  format: z.enum(['webp', 'avif']),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  sizeBytes: z.int().positive(),
})

export type PictureVariant = z.infer<typeof pictureVariantSchema>

const id = z.int().positive()

/** `data` of `picture.changed`. A picture is an aggregate of its own, so that its variants make no owner's edit stale. */
export const pictureStateSchema = z.object({
  id,
  ownerNoun: pictureOwnerSchema,
  ownerId: id,
  /** Order among the owner's pictures, then by id; the first is the cover (decision 75). */
  position: z.int(),
  caption: z.string(),
  /** Null: nobody has said. */
  kind: pictureKindSchema.nullable(),
  /** SHA-256 of the original in hexadecimal digits: equal pictures share their files. */
  hash: z.string().regex(/^[\da-f]{64}$/),
  /** Of the original, upright. */
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  /** A tiny picture as a `data:` address, to be shown blown up until the real one is there. */
  blur: z.string(),
  /** From the first event on there is a WebP 1280 pixels wide, or as wide as the picture where that is less. */
  variants: z.array(pictureVariantSchema).min(1),
  progress: pictureProgressSchema,
  /**
   * The version at which the variants were asked for; another one only when somebody asks again. The job that makes
   * them is `picture-<id>-<renderVersion>`, however often the picture is moved or captioned meanwhile.
   */
  renderVersion: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type PictureState = z.infer<typeof pictureStateSchema>

/** `data` of `picture.deleted`. It still says whose the picture was: that is where it is to disappear. */
export const pictureTombstoneSchema = tombstoneSchema.extend({
  ownerNoun: pictureOwnerSchema,
  ownerId: z.int().positive(),
})
