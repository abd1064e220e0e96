import { z } from 'zod'

/** Make the variants of these files, in this folder. */
export const bareImagesOrderSchema = z.object({ originals: z.array(z.string()), folder: z.string() })

export type BareImagesOrder = z.infer<typeof bareImagesOrderSchema>

/** How long it took, and how many files there are now. */
export const bareImagesDoneSchema = z.object({ elapsedMs: z.number(), files: z.number() })

export type BareImagesDone = z.infer<typeof bareImagesDoneSchema>
