import type { Config } from '../config/config-schema.ts'
import type { ObjectStore } from './object-store.ts'

type StoreConfig = Pick<Config, 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>

/**
 * The store of `S3_ENDPOINT`, whose keys were asked for with it; files in `folder` without it (design §3). The other's
 * code is not loaded.
 */
export async function openObjectStore(config: StoreConfig, folder: string): Promise<ObjectStore> {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' } = config
  if (endpoint === undefined) {
    const { openFileObjectStore } = await import('./file-object-store.ts')
    return openFileObjectStore({ folder })
  }
  const { openMinioObjectStore } = await import('./minio-object-store.ts')
  return openMinioObjectStore({ endpoint, accessKey, secretKey })
}
