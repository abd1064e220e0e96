import { z } from 'zod'
import { type MinioObjectStoreSettings, openClient, openMinioObjectStore, orProblem } from './minio-object-store.ts'

/** Of a file that is sent, so many bytes are in memory at once. */
const PIECE_BYTES = 8 * 1024 * 1024
const listedSchema = z.object({ name: z.string() })

/**
 * Opens a bucket that holds backups, catalogues by their names, and below `objects/` what they refer to, and makes it where
 * it is missing; nobody reads it without our keys.
 *
 * @throws Unavailable
 */
export async function openBackupBucket(settings: MinioObjectStoreSettings & { readonly within: string }) {
  const { within: bucket } = settings
  const objects = await openMinioObjectStore(settings)
  const client = openClient(settings, { partSize: PIECE_BYTES })
  return {
    objects,
    /** Of catalogues. */
    names: () =>
      orProblem(async () => {
        const names: string[] = []
        for await (const item of client.listObjectsV2(bucket, 'catalogue-', false)) {
          const { success, data } = listedSchema.safeParse(item)
          if (success) names.push(data.name)
        }
        return names
      }),
    /** Sends a file in pieces; it has its name once it is whole. */
    put: (name: string, file: string) => orProblem(async () => void (await client.fPutObject(bucket, name, file))),
    get: (name: string, file: string) => orProblem(() => client.fGetObject(bucket, name, file)),
    remove: (names: readonly string[]) => orProblem(async () => void (await client.removeObjects(bucket, [...names]))),
  }
}
