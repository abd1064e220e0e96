import { Client } from 'minio'
import { s3Code } from '../object-store/s3-code.ts'
import { awayText } from './engine-check.ts'

interface S3Address {
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
}

const REASONS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY is not known',
  SignatureDoesNotMatch: 'S3_SECRET_KEY is wrong',
  AccessDenied: 'its keys do not allow it',
  RequestTimeTooSkewed: 'its clock and ours differ',
}

/** What is wrong with the S3 of this address. */
export async function checkS3({ endpoint, accessKey, secretKey }: S3Address): Promise<string | undefined> {
  const { hostname, host, port, protocol } = new URL(endpoint)
  const client = new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port === '' ? {} : { port: Number(port) }),
    accessKey,
    secretKey,
    region: 'us-east-1',
    retryOptions: { disableRetry: true },
  })
  try {
    await client.listBuckets()
    return undefined
  } catch (error) {
    const reason = REASONS[s3Code(error) ?? '']
    return reason === undefined ? awayText(error, host) : `is refused: ${reason} (${host})`
  }
}
