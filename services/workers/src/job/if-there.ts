import { NotFound } from '@tahanan/platform/problem/problem.ts'

/** What a job is about; undefined where it was deleted since. Any other failure is the job's, which is tried again. */
export async function ifThere<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
