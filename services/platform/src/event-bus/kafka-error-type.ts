import { z } from 'zod'
import { findInError } from '../problem/error-code.ts'

const typedSchema = z.looseObject({ type: z.string() })

/** The broker's name of an error (`INVALID_PRODUCER_EPOCH`), looked for also in what it was wrapped in. */
export function kafkaErrorType(error: unknown): string | undefined {
  return findInError(error, (one) => typedSchema.safeParse(one).data?.type)
}
