import type { PictureJob } from './picture-job.ts'

/** Handing over the same version twice is one job. */
export function pictureJobId({ pictureId, version }: PictureJob): string {
  return `picture-${pictureId}-${version}`
}
