import { z } from 'zod'
import type { AddJobOptions } from '@tahanan/platform/jobs/jobs.ts'

/** The queue of pictures whose variants are to be made. */
export const IMAGES_QUEUE = 'images'

/** `renderVersion` is the picture's version when its variants were asked for; asking again makes another job. */
export const pictureJobSchema = z.object({ pictureId: z.int().positive(), renderVersion: z.int().positive() })

export type PictureJob = z.infer<typeof pictureJobSchema>

/** Commands of the demo catalogue are known by this; its pictures let everybody else's go first. */
const DEMO = 'demo'
const PRIORITY = { first: 1, demo: 1_000 } as const

/** One job each time that a picture's variants are asked for, however often that is handed over. */
export function pictureJobOptions({ pictureId, renderVersion }: PictureJob, correlationId: string): AddJobOptions {
  return {
    id: `picture-${pictureId}-${renderVersion}`,
    correlationId,
    priority: correlationId === DEMO ? PRIORITY.demo : PRIORITY.first,
  }
}
