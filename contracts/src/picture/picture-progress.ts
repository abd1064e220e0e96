import { z } from 'zod'

/** `pending`: more variants are to come. `failed`: they could not be made, and what there is stays. */
export const PICTURE_PROGRESS = ['pending', 'ready', 'failed'] as const

export const pictureProgressSchema = z.enum(PICTURE_PROGRESS)

export type PictureProgress = z.infer<typeof pictureProgressSchema>
