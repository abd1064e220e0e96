import type { Client } from 'minio'
import { BUCKETS, type Bucket } from './object-store.ts'
import { s3Code } from './s3-code.ts'

/**
 * Makes the buckets that are missing, and takes away whatever lets anybody read them without our keys: visitors get
 * media through public-api. Safe to run at every start, by many processes at once.
 */
export async function setUpBuckets(client: Client, nameOf: (bucket: Bucket) => string, region: string): Promise<void> {
  for (const bucket of BUCKETS) {
    const name = nameOf(bucket)
    await make(client, name, region)
    await client.setBucketPolicy(name, '').catch(unless('NoSuchBucketPolicy'))
    await client.setBucketLifecycle(name, LIFECYCLE)
  }
}

/** What a replaced or deleted object leaves behind where an operator has switched versions on. */
const LIFECYCLE = {
  Rule: [
    {
      ID: 'forget-old-versions',
      Status: 'Enabled',
      Filter: { Prefix: '' },
      NoncurrentVersionExpiration: { NoncurrentDays: 30 },
    },
  ],
}

async function make(client: Client, name: string, region: string): Promise<void> {
  if (await client.bucketExists(name)) return
  await client.makeBucket(name, region).catch(unless('BucketAlreadyOwnedByYou', 'BucketAlreadyExists'))
}

function unless(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(s3Code(error) ?? '')) throw error
  }
}
