import { Unavailable } from '../problem/unavailable.ts'
import { s3Code } from './s3-code.ts'

const REASONS: Readonly<Record<string, string>> = {
  AccessDenied: 'its keys do not allow it',
  InvalidAccessKeyId: 'its keys are not known',
  SignatureDoesNotMatch: 'its keys are wrong',
  RequestTimeTooSkewed: 'its clock and ours differ',
  XMinioStorageFull: 'its disk is full',
  NoSuchBucket: 'its buckets are missing',
}

const RETRY_AFTER_SECONDS = 30

/** What a failure of S3 means to whoever waits for it; the cause says all. */
export function s3Problem(error: unknown): unknown {
  if (error instanceof RangeError || error instanceof Unavailable) return error
  const code = s3Code(error) ?? ''
  if (code === 'InvalidRange') return new RangeError('The object ends before the range begins.', { cause: error })
  const reason = REASONS[code] ?? 'it is away'
  const problem = new Unavailable(`The object store cannot do that: ${reason}. Try again later.`, RETRY_AFTER_SECONDS)
  problem.cause = error
  return problem
}
