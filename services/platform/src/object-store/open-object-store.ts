import type { Config } from '../config/config-schema.ts'
import { openFileObjectStore } from './file-object-store.ts'
import { openMinioObjectStore } from './minio-object-store.ts'
import type { ObjectStore } from './object-store.ts'

type StoreConfig = Pick<Config, 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>

/** The store of `S3_ENDPOINT`, whose keys were asked for with it; files in `folder` without it (design §3). */
export function openObjectStore(config: StoreConfig, folder: string): Promise<ObjectStore> {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' } = config
  return endpoint === undefined
    ? openFileObjectStore({ folder })
    : openMinioObjectStore({ endpoint, accessKey, secretKey })
}
