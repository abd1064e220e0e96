import { type MinioObjectStoreSettings, openClient } from '../object-store/minio-object-store.ts'
import { errorCode } from '../problem/error-code.ts'
import { awayText } from './engine-check.ts'

const REASONS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY is not known',
  SignatureDoesNotMatch: 'S3_SECRET_KEY is wrong',
  AccessDenied: 'its keys do not allow it',
  RequestTimeTooSkewed: 'its clock and ours differ',
}

/** What is wrong with the S3 of this address. */
export async function checkS3(address: MinioObjectStoreSettings): Promise<string | undefined> {
  const client = openClient(address, { retryOptions: { disableRetry: true } })
  try {
    await client.listBuckets()
    return undefined
  } catch (error) {
    const { host } = new URL(address.endpoint)
    const reason = REASONS[errorCode(error) ?? '']
    return reason === undefined ? awayText(error, host) : `is refused: ${reason} (${host})`
  }
}
