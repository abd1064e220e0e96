import { z } from 'zod'

/** Whose pictures there are: several of a listing or a project, one of the others. */
export const PICTURE_OWNERS = ['listing', 'project', 'developer', 'broker', 'salesperson', 'realty'] as const

export const pictureOwnerSchema = z.enum(PICTURE_OWNERS)

export type PictureOwner = z.infer<typeof pictureOwnerSchema>
