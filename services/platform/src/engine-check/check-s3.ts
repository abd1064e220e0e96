import { openClient } from '../object-store/minio-object-store.ts'
import { errorCode } from '../problem/error-code.ts'
import { awayText, type EngineCheck } from './engine-check.ts'

const REASONS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY is not known',
  SignatureDoesNotMatch: 'S3_SECRET_KEY is wrong',
  AccessDenied: 'its keys do not allow it',
  RequestTimeTooSkewed: 'its clock and ours differ',
}

export const checkS3: EngineCheck = async ({
  S3_ENDPOINT: endpoint = '',
  S3_ACCESS_KEY: accessKey = '',
  S3_SECRET_KEY: secretKey = '',
}) => {
  const client = openClient({ endpoint, accessKey, secretKey }, { retryOptions: { disableRetry: true } })
  try {
    await client.listBuckets()
    return undefined
  } catch (error) {
    const { host } = new URL(endpoint)
    const reason = REASONS[errorCode(error) ?? '']
    return reason === undefined ? awayText(error, host) : `is refused: ${reason} (${host})`
  }
}
